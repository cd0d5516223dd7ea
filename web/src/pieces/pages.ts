import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { libreOuConnecte } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf } from '../core/search-params.ts'

/** Where the court's demands are answered, with an account or without: the server paints it (ROUTE-26, ROUTE-27). */
export const piecesPages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/pieces/$id',
    validateSearch: searchOf('auth'),
    beforeLoad: libreOuConnecte,
    component: lazyRouteComponent(() => import('./ReplyPage.tsx'), 'ReplyPage'),
  }),
] as const
