import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireAuthority } from '../compte/guards.ts'
import { dataRoute } from '../core/data-route.ts'
import { searchOf } from '../core/search-params.ts'

const administration = requireAuthority('ADMINISTRATION')
const getParentRoute = () => dataRoute

/** The pages of the site's administrators, loaded only in their browsers. */
export const siteAdministrationPages = [
  createRoute({
    getParentRoute,
    path: '/administration',
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./AdministrationPage.tsx'), 'AdministrationPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/pages',
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./text-pages/PageListPage.tsx'), 'PageListPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/pages/$id',
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./text-pages/PageEditorPage.tsx'), 'PageEditorPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/reglages',
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./administration/SettingsPage.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/messages',
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./administration/MessagesPage.tsx'), 'MessagesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/listes',
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./administration/ListsPage.tsx'), 'ListsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/listes/$liste',
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./administration/ListPage.tsx'), 'ListPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/statistiques',
    validateSearch: searchOf('du', 'au', 'tribunal'),
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('../greffe/statistiques/SiteStatisticsPage.tsx'), 'SiteStatisticsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/verification',
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./administration/VerificationPage.tsx'), 'VerificationPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/administration/courriels',
    beforeLoad: administration,
    component: lazyRouteComponent(() => import('./administration/MailsPage.tsx'), 'MailsPage'),
  }),
] as const
