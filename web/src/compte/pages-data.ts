import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { dataRoute } from '../core/data-route.ts'
import { requireSession, resumeIfAny } from './guards.ts'

const getParentRoute = () => dataRoute

/** The pages of the capability that read data. A mailed link also opens for a signed-in person (ROUTE-33). */
export const compteDataPages = [
  createRoute({
    getParentRoute,
    path: '/utilisateur/motdepasseoublie',
    beforeLoad: resumeIfAny,
    component: lazyRouteComponent(() => import('./ResetPage.tsx'), 'ResetPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/utilisateur/nouvelle-adresse',
    beforeLoad: resumeIfAny,
    component: lazyRouteComponent(() => import('./NewAddressPage.tsx'), 'NewAddressPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/utilisateur/modification',
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./MyAccountPage.tsx'), 'MyAccountPage'),
  }),
] as const
