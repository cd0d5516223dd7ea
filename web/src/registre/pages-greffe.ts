import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { reserve } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'

const greffe = reserve('GREFFE')
const getParentRoute = () => dataRoute

/** The pages where the court works on the associations of the register (STAFF-18 to STAFF-22). */
export const registreGreffePages = [
  createRoute({
    getParentRoute,
    path: '/greffe/association/reprise',
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./greffe/CreationReprisePage.tsx'), 'CreationReprisePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/association/$numero',
    validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./greffe/AssociationGreffePage.tsx'), 'AssociationGreffePage'),
  }),
] as const
