import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireSessionIfAsked } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf } from '../core/search-params.ts'

/** The page that answers a demande de pièces, with or without an account. Server-rendered (ROUTE-26, ROUTE-27). */
export const piecesPages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/pieces/$id',
    validateSearch: searchOf('auth'),
    beforeLoad: requireSessionIfAsked,
    component: lazyRouteComponent(() => import('./ReplyPage.tsx'), 'ReplyPage'),
  }),
] as const
