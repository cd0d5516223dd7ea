import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { dataRoute } from '../core/data-route.ts'
import { searchOf, tableKeys } from '../core/search-params.ts'
import { requireAuthority } from './guards.ts'

const administration = requireAuthority('ADMINISTRATION')
const getParentRoute = () => dataRoute

/** The pages of the support. A declarant's browser never loads them. */
export const administrationPages = [
  createRoute({
    getParentRoute,
    path: '/administration/comptes',
    validateSearch: searchOf('texte', 'agents', ...tableKeys),
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./administration/AccountsPage.tsx'), 'AccountsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/comptes/nouveau',
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./administration/OpenAccountPage.tsx'), 'OpenAccountPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/comptes/$uuid',
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./administration/AccountPage.tsx'), 'AccountPage'),
  }),
] as const
