import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireAuthority } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf } from '../core/search-params.ts'

const administration = requireAuthority('ADMINISTRATION')
const getParentRoute = () => dataRoute

/** The support's pages on one person and one association. Loaded lazily: no other browser fetches them. */
export const registreSupportPages = [
  createRoute({
    getParentRoute,
    path: '/administration/comptes/$uuid/association',
    validateSearch: searchOf('recherche'),
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./support/SupportSearchPage.tsx'), 'SupportSearchPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/comptes/$uuid/association/$numero',
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./support/SupportRightsPage.tsx'), 'SupportRightsPage'),
  }),
] as const
