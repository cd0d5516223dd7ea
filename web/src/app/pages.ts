import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { connecte, libre, reserve } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'

const getParentRoute = () => dataRoute

/** The pages that belong to no capability alone. */
export const appPages = [
  createRoute({
    getParentRoute,
    path: '/',
    beforeLoad: () => {
      throw redirect({ href: '/accueil' })
    },
  }),
  createRoute({
    getParentRoute,
    path: '/accueil',
    beforeLoad: connecte,
    component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration',
    beforeLoad: reserve('ADMINISTRATION'),
    component: lazyRouteComponent(() => import('./AdministrationPage.tsx'), 'AdministrationPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/demonstration/courriels',
    beforeLoad: libre,
    component: lazyRouteComponent(() => import('./DemonstrationMailsPage.tsx'), 'DemonstrationMailsPage'),
  }),
] as const
