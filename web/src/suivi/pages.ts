import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { connecte } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'

/** The pages where a person follows their requests; those of the court are in pages-greffe.ts. */
export const suiviPages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/requete',
    beforeLoad: connecte,
    component: lazyRouteComponent(() => import('./DashboardPage.tsx'), 'DashboardPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/consultation/depot/$numero',
    beforeLoad: connecte,
    component: lazyRouteComponent(() => import('./DepotPage.tsx'), 'DepotPage'),
  }),
] as const
