import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { refusalMarker } from 'contract/compte/login-form'
import { leaveForPainted } from '../core/painted.ts'
import { rootRoute } from '../core/root-route.ts'
import { anonyme, signOut, resumeIfAny } from './guards.ts'
import { prepareLogin, rememberReturn } from './login.ts'

const getParentRoute = () => rootRoute

/** The pages of the capability: path, guard (guards.ts), and the module loaded when it opens. */
export const comptePages = [
  createRoute({
    getParentRoute,
    path: '/login',
    beforeLoad: leaveForPainted,
  }),
  createRoute({
    getParentRoute,
    path: '/login/second-facteur',
    component: lazyRouteComponent(() => import('./SecondFactorPage.tsx'), 'SecondFactorPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/startlogin',
    beforeLoad: anonyme,
    // Each attempt replaces the last one, so a hovered link must not start one.
    preload: false,
    loader: ({ location: { searchStr } }) => {
      const query = new URLSearchParams(searchStr)
      const back = query.get('retour')
      // The target of a mailed link, opened after the sign-in. Validated again when used.
      if (back !== null) rememberReturn(back)
      return prepareLogin(query.get('login_hint') ?? '', refusalMarker(query))
    },
    component: lazyRouteComponent(() => import('./StartLoginPage.tsx'), 'StartLoginPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/oauth_callback',
    component: lazyRouteComponent(() => import('./CallbackPage.tsx'), 'CallbackPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/logout',
    beforeLoad: signOut,
    component: lazyRouteComponent(() => import('./LogoutPage.tsx'), 'LogoutPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/restricted',
    beforeLoad: resumeIfAny,
    component: lazyRouteComponent(() => import('./RestrictedPage.tsx'), 'RestrictedPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/utilisateur/creationcompte',
    beforeLoad: anonyme,
    component: lazyRouteComponent(() => import('./CreationPage.tsx'), 'CreationPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/utilisateur/jaioublie',
    beforeLoad: anonyme,
    component: lazyRouteComponent(() => import('./ForgottenPage.tsx'), 'ForgottenPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/utilisateur/finalisation',
    beforeLoad: resumeIfAny,
    component: lazyRouteComponent(() => import('./FinalisationPage.tsx'), 'FinalisationPage'),
  }),
] as const
