import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { editablePages } from 'domain/app/editable-pages'
import { anonyme, requireSession, resumeIfAny } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { leaveForPainted } from '../core/painted.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const getParentRoute = () => dataRoute

/** The pages that belong to no single capability. */
export const appPages = [
  createRoute({
    getParentRoute,
    path: '/',
    // the server renders the public front page. A signed-in person goes to /accueil instead.
    beforeLoad: async (navigation) => {
      await anonyme(navigation)
      leaveForPainted(navigation)
    },
  }),
  createRoute({
    getParentRoute,
    path: '/accueil',
    beforeLoad: requireSession,
    component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/demonstration/courriels',
    beforeLoad: resumeIfAny,
    component: lazyRouteComponent(() => import('./DemonstrationMailsPage.tsx'), 'DemonstrationMailsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/plan-du-site',
    beforeLoad: resumeIfAny,
    component: lazyRouteComponent(() => import('./SiteMapPage.tsx'), 'SiteMapPage'),
  }),
  // ROUTE-25: under the data routes, so that its header shows the signed-in person.
  createRoute({ getParentRoute, path: '$', beforeLoad: resumeIfAny, component: NotFoundPage }),
  // HEAD-15: open to visitors, because they explain how to sign in.
  ...editablePages.map((id) =>
    createRoute({
      getParentRoute,
      path: `/${id}`,
      beforeLoad: resumeIfAny,
      component: lazyRouteComponent(() => import('./text-pages/TextPage.tsx'), 'TextPage'),
    }),
  ),
] as const
