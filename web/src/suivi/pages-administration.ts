import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { reserve } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf } from '../core/search-params.ts'

/** The page of the administrator who corrects what clerks send most often. */
export const motivesPages = [
  createRoute({
    getParentRoute: () => dataRoute,
    path: '/administration/motifs',
    validateSearch: searchOf('liste'),
    beforeLoad: reserve('ADMINISTRATION'),
    component: lazyRouteComponent(() => import('./motives/MotivesPage.tsx'), 'MotivesPage'),
  }),
] as const
