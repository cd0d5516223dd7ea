import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { libre } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'

/** The public pages that say whether an extract is genuine. */
export const extraitPages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/verification',
    beforeLoad: libre,
    component: lazyRouteComponent(() => import('./VerificationFormPage.tsx'), 'VerificationFormPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/verification/$code',
    beforeLoad: libre,
    component: lazyRouteComponent(() => import('./VerificationPage.tsx'), 'VerificationPage'),
  }),
] as const
