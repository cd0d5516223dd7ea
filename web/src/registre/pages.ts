import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { FiltresRegistre } from 'contract/registre/registre'
import { requireSession } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { filtersOf, searchOf, tableKeys } from '../core/search-params.ts'
import { adresseDeSaisie } from '../requetes/adresse-de-saisie.ts'

/** The pages of the register: list, sheet of one association, filings, the person's own associations. */
export const registrePages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/association',
    // `rattachement`: the person came from the home page card and is still looking for their association.
    validateSearch: searchOf(
      ...filtersOf<FiltresRegistre>({
        recherche: true,
        numero: true,
        nom: true,
        codePostal: true,
        commune: true,
        adresse: true,
        volume: true,
        folio: true,
        tribunal: true,
        etats: true,
        mes: true,
      }),
      'rattachement',
      ...tableKeys,
    ),
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./RegistrePage.tsx'), 'RegistrePage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/association/$numero',
    // `liste`: filters and page of the list the person came from (place.ts).
    validateSearch: searchOf('version', 'onglet', 'liste', 'contester'),
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./FichePage.tsx'), 'FichePage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/association/$numero/modification',
    validateSearch: adresseDeSaisie,
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./filing-pages.tsx'), 'ModificationPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/association/$numero/dissolution',
    validateSearch: adresseDeSaisie,
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./filing-pages.tsx'), 'DissolutionPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/association/$numero/radiation',
    validateSearch: adresseDeSaisie,
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./filing-pages.tsx'), 'RadiationPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/association/$numero/passer-la-main',
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./SuccessionPage.tsx'), 'SuccessionPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/mes-associations',
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./MyAssociationsPage.tsx'), 'MyAssociationsPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/mes-associations/tableau',
    validateSearch: searchOf('recherche', 'etats', 'aFaire', ...tableKeys),
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./console/ConsolePage.tsx'), 'ConsolePage'),
  }),
] as const
