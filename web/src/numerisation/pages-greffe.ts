import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { reserve } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf, tableKeys } from '../core/search-params.ts'
import { trayKeys } from '../suivi/tray/address.ts'

const greffe = reserve('GREFFE')
const getParentRoute = () => dataRoute

/** The court's home page, whose queues include the paper files to digitise, and that queue (STAFF-02, STAFF-19). */
export const numerisationGreffePages = [
  createRoute({
    getParentRoute,
    path: '/greffe',
    validateSearch: searchOf(...trayKeys),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./CourtHomePage.tsx'), 'CourtHomePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/numerisation',
    // `requetes` holds the search of the queue of requests, to return to it.
    validateSearch: searchOf('requetes', ...tableKeys),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./DigitisationsPage.tsx'), 'DigitisationsPage'),
  }),
] as const
