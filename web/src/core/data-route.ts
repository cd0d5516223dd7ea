import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root-route.ts'

/**
 * The parent route of the pages that read data through `useApi`.
 * It loads TanStack Query (9 KB), so that the login page does not.
 */
export const dataRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'donnees',
  component: lazyRouteComponent(() => import('./api/WithQueries.tsx'), 'WithQueries'),
})
