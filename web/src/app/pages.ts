import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pagesEditables } from 'domain/app/pages-editables'
import { anonyme, connecte, libre, reserve } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { leaveForPainted } from '../core/painted.ts'
import { NotFound } from './NotFound.tsx'

const getParentRoute = () => dataRoute

/** The pages that belong to no capability alone. */
export const appPages = [
  createRoute({
    getParentRoute,
    path: '/',
    // the front door is the server's; who is signed in has another.
    beforeLoad: async (navigation) => {
      await anonyme(navigation)
      leaveForPainted(navigation)
    },
  }),
  createRoute({
    getParentRoute,
    path: '/accueil',
    beforeLoad: connecte,
    component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration',
    beforeLoad: reserve('ADMINISTRATION'),
    component: lazyRouteComponent(() => import('./AdministrationPage.tsx'), 'AdministrationPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/demonstration/courriels',
    beforeLoad: libre,
    component: lazyRouteComponent(() => import('./DemonstrationMailsPage.tsx'), 'DemonstrationMailsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/plan-du-site',
    beforeLoad: libre,
    component: lazyRouteComponent(() => import('./SiteMapPage.tsx'), 'SiteMapPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/pages',
    beforeLoad: reserve('ADMINISTRATION'),
    component: lazyRouteComponent(() => import('./text-pages/PageListPage.tsx'), 'PageListPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/pages/$id',
    beforeLoad: reserve('ADMINISTRATION'),
    component: lazyRouteComponent(() => import('./text-pages/PageEditorPage.tsx'), 'PageEditorPage'),
  }),
  // ROUTE-25: a page like the others, so that its header knows who is there.
  createRoute({ getParentRoute, path: '$', beforeLoad: libre, component: NotFound }),
  // HEAD-15: open to all, for they say how to come in.
  ...pagesEditables.map((id) =>
    createRoute({
      getParentRoute,
      path: `/${id}`,
      beforeLoad: libre,
      component: lazyRouteComponent(() => import('./text-pages/TextPage.tsx'), 'TextPage'),
    }),
  ),
] as const
