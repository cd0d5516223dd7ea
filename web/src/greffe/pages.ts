import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { QueueFiltres } from 'contract/greffe/queue'
import { requireAuthority } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf, tableKeys, filtersOf } from '../core/search-params.ts'
import { adresseDeSaisie } from '../requetes/adresse-de-saisie.ts'

/** Search parameters of the tray. Pages opened from it keep them for the link back. */
const trayKeys = ['file', ...filtersOf<QueueFiltres>({ recherche: true, type: true, etape: true }), ...tableKeys] as const

const greffe = requireAuthority('GREFFE')
const getParentRoute = () => dataRoute

/** The court's pages. Loaded lazily: a declarant's browser never fetches them. */
export const greffePages = [
  // The court's home page, whose queues include the paper files to digitise, and that queue (STAFF-02, STAFF-19).
  createRoute({
    getParentRoute,
    path: '/greffe',
    validateSearch: searchOf(...trayKeys),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./numerisation/CourtHomePage.tsx'), 'CourtHomePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/numerisation',
    // `requetes` holds the search of the queue of requests, to return to it.
    validateSearch: searchOf('requetes', ...tableKeys),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./numerisation/DigitisationsPage.tsx'), 'DigitisationsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/requete/$numero',
    // The queue, sort and page the clerk came from: « Revenir aux files d'attente » goes back there.
    validateSearch: searchOf(...trayKeys),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./bench/DossierPage.tsx'), 'DossierPage'),
  }),
  // A creation received on paper (STAFF-15).
  createRoute({
    getParentRoute,
    path: '/greffe/depot/creation',
    validateSearch: adresseDeSaisie,
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('../requetes/creation.tsx'), 'CounterCreationPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/rattachement',
    // With the queue of requests the clerk comes from, as `requetes`.
    validateSearch: searchOf('requetes', ...tableKeys),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./rattachements/AttachmentsPage.tsx'), 'AttachmentsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/rattachement/$uuid',
    // With the place in its queue, as `liste`.
    validateSearch: searchOf('liste'),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./rattachements/AttachmentPage.tsx'), 'AttachmentPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/transfert',
    // With the queue of requests the clerk comes from, as `requetes`.
    validateSearch: searchOf('requetes'),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./transferts/TransfersPage.tsx'), 'TransfersPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/statistiques',
    validateSearch: searchOf('du', 'au'),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./statistiques/CourtStatisticsPage.tsx'), 'CourtStatisticsPage'),
  }),
  // The associations of the register (STAFF-18 to STAFF-22).
  createRoute({
    getParentRoute,
    path: '/greffe/association/reprise',
    // The queue the clerk came from.
    validateSearch: searchOf(...trayKeys),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./association/CreationReprisePage.tsx'), 'CreationReprisePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/association/$numero',
    // `requetes` or `numerisations`: the queue the clerk came from.
    validateSearch: searchOf('onglet', 'requetes', 'numerisations'),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./association/AssociationGreffePage.tsx'), 'AssociationGreffePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/association/$numero/modification',
    validateSearch: adresseDeSaisie,
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./association/counter-filing-pages.tsx'), 'CounterModificationPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/association/$numero/dissolution',
    validateSearch: adresseDeSaisie,
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./association/counter-filing-pages.tsx'), 'CounterDissolutionPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/greffe/association/$numero/radiation',
    validateSearch: adresseDeSaisie,
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./association/counter-filing-pages.tsx'), 'CounterRadiationPage'),
  }),
] as const
