import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root-route.ts'

/**
 * The parent of the pages that read data through `useApi`.
 * TanStack Query comes with it, so that the login page does not weigh its 9 KB (goal F1).
 */
export const dataRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'donnees',
  component: lazyRouteComponent(() => import('./api/WithQueries.tsx'), 'WithQueries'),
})
