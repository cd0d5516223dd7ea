import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireAuthority } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf } from '../core/search-params.ts'

/** The pages where an administrator edits the usual grounds and the sentences of acts, and manages the signatories of the courts. */
export const greffeAdministrationPages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/administration/motifs',
    validateSearch: searchOf('liste'),
    beforeLoad: requireAuthority('ADMINISTRATION'),
    component: lazyRouteComponent(() => import('./motives/MotivesPage.tsx'), 'MotivesPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/administration/phrases',
    validateSearch: searchOf('phrase'),
    beforeLoad: requireAuthority('ADMINISTRATION'),
    component: lazyRouteComponent(() => import('./phrases/SentencesPage.tsx'), 'SentencesPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/administration/signataires',
    beforeLoad: requireAuthority('ADMINISTRATION'),
    component: lazyRouteComponent(() => import('./signatories/SignatoriesPage.tsx'), 'SignatoriesPage'),
  }),
] as const
