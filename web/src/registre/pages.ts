import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { connecte } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'

/** Whatever the address holds; the pages read it with care (core/table/paging.ts). */
const anySearch = (search: Record<string, unknown>): Record<string, unknown> => search

/** The pages that read the register: its list, the sheet of one association, one's own associations. */
export const registrePages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/association',
    validateSearch: anySearch,
    beforeLoad: connecte,
    component: lazyRouteComponent(() => import('./RegistrePage.tsx'), 'RegistrePage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/association/$numero',
    validateSearch: anySearch,
    beforeLoad: connecte,
    component: lazyRouteComponent(() => import('./FichePage.tsx'), 'FichePage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/mes-associations',
    beforeLoad: connecte,
    component: lazyRouteComponent(() => import('./MyAssociationsPage.tsx'), 'MyAssociationsPage'),
  }),
] as const
