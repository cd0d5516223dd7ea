import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { reserve } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'

/** The page where an administrator manages the signatories of the courts. */
export const signatoriesPages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/administration/signataires',
    beforeLoad: reserve('ADMINISTRATION'),
    component: lazyRouteComponent(() => import('./signatories/SignatoriesPage.tsx'), 'SignatoriesPage'),
  }),
] as const
