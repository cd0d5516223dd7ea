import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { connecte } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf } from '../core/search-params.ts'

/** The page where the link of an invitation leads. */
export const rattachementsPages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/association/$numero/invitation/$id',
    // The invited address, for who must change account.
    validateSearch: searchOf('email'),
    beforeLoad: connecte,
    component: lazyRouteComponent(() => import('./invitation/InvitationPage.tsx'), 'InvitationPage'),
  }),
] as const
