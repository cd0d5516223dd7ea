import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { reserve } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf } from '../core/search-params.ts'
import { adresseDeSaisie } from '../requetes/adresse-de-saisie.ts'
import { trayKeys } from '../suivi/tray/address.ts'

const greffe = reserve('GREFFE')
const getParentRoute = () => dataRoute

/** The pages where the court works on the associations of the register (STAFF-18 to STAFF-22). */
export const registreGreffePages = [
  createRoute({
    getParentRoute,
    path: '/greffe/association/reprise',
    // The queue the clerk came from.
    validateSearch: searchOf(...trayKeys),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./greffe/CreationReprisePage.tsx'), 'CreationReprisePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/association/$numero',
    // `requetes` or `numerisations`: the queue the clerk came from.
    validateSearch: searchOf('onglet', 'requetes', 'numerisations'),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./greffe/AssociationGreffePage.tsx'), 'AssociationGreffePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/association/$numero/modification',
    validateSearch: adresseDeSaisie,
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./greffe/counter-filing-pages.tsx'), 'CounterModificationPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/association/$numero/dissolution',
    validateSearch: adresseDeSaisie,
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./greffe/counter-filing-pages.tsx'), 'CounterDissolutionPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/association/$numero/radiation',
    validateSearch: adresseDeSaisie,
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./greffe/counter-filing-pages.tsx'), 'CounterRadiationPage'),
  }),
] as const
