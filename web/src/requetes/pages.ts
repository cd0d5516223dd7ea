import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireSession } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { adresseDeSaisie } from './adresse-de-saisie.ts'

/** The routes of this capability: path, guard (guards.ts), and the module loaded when the page opens. */
export const requetesPages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/creation',
    validateSearch: adresseDeSaisie,
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./creation.tsx'), 'CreationPage'),
  }),
] as const
