import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { reserve } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'

const greffe = reserve('GREFFE')
const getParentRoute = () => dataRoute
const anySearch = (search: Record<string, unknown>): Record<string, unknown> => search

/** The pages where the court works on the associations of the register (STAFF-18 to STAFF-22). */
export const registreGreffePages = [
  createRoute({
    getParentRoute,
    path: '/greffe/association/reprise',
    validateSearch: anySearch,
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./greffe/CreationReprisePage.tsx'), 'CreationReprisePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/association/$numero',
    // With the queue the clerk comes from, as `requetes` or `numerisations`.
    validateSearch: anySearch,
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./greffe/AssociationGreffePage.tsx'), 'AssociationGreffePage'),
  }),
] as const
