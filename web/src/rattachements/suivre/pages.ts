import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { libre } from '../../compte/guards.ts'
import { dataRoute } from '../../core/data-route.ts'

/** What a mail about a followed association leads to, signed in or not. */
export const suivrePages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/suivi/arret',
    beforeLoad: libre,
    component: lazyRouteComponent(() => import('./StopPage.tsx'), 'StopPage'),
  }),
] as const
