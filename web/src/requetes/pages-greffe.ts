import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { reserve } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { adresseDeSaisie } from './adresse-de-saisie.ts'

/** The page where a clerk records a creation received on paper (STAFF-15). */
export const requetesGreffePages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/greffe/depot/creation',
    validateSearch: adresseDeSaisie,
    beforeLoad: reserve('GREFFE'),
    component: lazyRouteComponent(() => import('./creation.tsx'), 'CounterCreationPage'),
  }),
] as const
