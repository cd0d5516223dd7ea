import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../core/root-route.ts'
import { libre } from './guards.ts'

/** The pages of the capability: path, who may open it (guards.ts), and the module fetched when it opens. */
export const comptePages = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/restricted',
    beforeLoad: libre,
    component: lazyRouteComponent(() => import('./RestrictedPage.tsx'), 'RestrictedPage'),
  }),
] as const
