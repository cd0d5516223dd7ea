import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireAuthority } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'

const juge = requireAuthority('JUGE')

/** The judge's pages. Loaded lazily: no other browser fetches them. */
export const jugePages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/juge',
    beforeLoad: juge,
    component: lazyRouteComponent(() => import('./signature/JudgeTrayPage.tsx'), 'JudgeTrayPage'),
  }),
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/juge/requete/$numero',
    beforeLoad: juge,
    component: lazyRouteComponent(() => import('./signature/JudgeDossierPage.tsx'), 'JudgeDossierPage'),
  }),
] as const
