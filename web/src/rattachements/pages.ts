import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireSession } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf } from '../core/search-params.ts'

/** The page of an invitation's mailed link. */
export const rattachementsPages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/association/$numero/invitation/$id',
    // The invited address, for a person signed in with another account.
    validateSearch: searchOf('email'),
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./invitation/InvitationPage.tsx'), 'InvitationPage'),
  }),
] as const
