import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { FiltresRequetes } from 'contract/suivi/liste'
import { requireSession } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { filtersOf, searchOf, tableKeys } from '../core/search-params.ts'

/** The pages where a person follows their requests; those of the court are in web/src/greffe. */
export const suiviPages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/requete',
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./DashboardPage.tsx'), 'DashboardPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/requete/toutes',
    beforeLoad: requireSession,
    validateSearch: searchOf(
      ...filtersOf<FiltresRequetes>({ numero: true, denomination: true, types: true, etats: true, datePreEnregistrement: true }),
      ...tableKeys,
    ),
    component: lazyRouteComponent(() => import('./RequestsPage.tsx'), 'RequestsPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/requete/detail/$numero',
    beforeLoad: requireSession,
    validateSearch: searchOf('liste', 'contester'),
    component: lazyRouteComponent(() => import('./RequestPage.tsx'), 'RequestPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/consultation/depot/$numero',
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./DepotPage.tsx'), 'DepotPage'),
  }),
] as const
