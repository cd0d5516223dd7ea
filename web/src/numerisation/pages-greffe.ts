import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { reserve } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf, tableKeys } from '../core/search-params.ts'
import { trayKeys } from '../suivi/tray/address.ts'

const greffe = reserve('GREFFE')
const getParentRoute = () => dataRoute

/** The home of the court, whose queues end with the paper files to digitise, and that queue (STAFF-02, STAFF-19). */
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
    // With the queue of requests the clerk comes from, as `requetes`.
    validateSearch: searchOf('requetes', ...tableKeys),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./DigitisationsPage.tsx'), 'DigitisationsPage'),
  }),
] as const
