import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireAuthority } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf } from '../core/search-params.ts'

/** The page where a court writes its messages. */
export const siteGreffePages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/greffe/message',
    validateSearch: searchOf('tribunal'),
    beforeLoad: requireAuthority('GREFFE'),
    component: lazyRouteComponent(() => import('./court-message/CourtMessagePage.tsx'), 'CourtMessagePage'),
  }),
] as const
