import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { resumeIfAny } from '../../compte/guards.ts'
import { dataRoute } from '../../core/data-route.ts'

/** The page of the link in mails about a followed association. Open without a sign-in. */
export const followPages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/suivi/arret',
    beforeLoad: resumeIfAny,
    component: lazyRouteComponent(() => import('./StopPage.tsx'), 'StopPage'),
  }),
] as const
