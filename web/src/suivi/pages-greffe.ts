import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { reserve } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf, tableKeys } from '../core/search-params.ts'
import { trayKeys } from './tray/address.ts'

const greffe = reserve('GREFFE')

/** The court's pages. Loaded lazily: a declarant's browser never fetches them. */
export const greffePages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/greffe/requete/$numero',
    // The queue, sort and page the clerk came from: « Revenir aux files d'attente » goes back there.
    validateSearch: searchOf(...trayKeys),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./DossierPage.tsx'), 'DossierPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/greffe/statistiques',
    validateSearch: searchOf('du', 'au'),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./statistiques/CourtStatisticsPage.tsx'), 'CourtStatisticsPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/greffe/rattachement',
    // With the queue of requests the clerk comes from, as `requetes`.
    validateSearch: searchOf('requetes', ...tableKeys),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./rattachements/AttachmentsPage.tsx'), 'AttachmentsPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/greffe/rattachement/$uuid',
    // With the place in its queue, as `liste`.
    validateSearch: searchOf('liste'),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./rattachements/AttachmentPage.tsx'), 'AttachmentPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/greffe/transfert',
    // With the queue of requests the clerk comes from, as `requetes`.
    validateSearch: searchOf('requetes'),
    beforeLoad: greffe,
    component: lazyRouteComponent(() => import('./transferts/TransfersPage.tsx'), 'TransfersPage'),
  }),
] as const
