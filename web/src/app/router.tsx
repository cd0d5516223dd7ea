import { createRouter } from '@tanstack/react-router'
import { comptePages } from '../compte/pages.ts'
import { administrationPages } from '../compte/pages-administration.ts'
import { compteDataPages } from '../compte/pages-data.ts'
import { buildQuery } from '../core/api/build-request.ts'
import { dataRoute } from '../core/data-route.ts'
import { rootRoute } from '../core/root-route.ts'
import { parseSearch } from '../core/search-params.ts'
import { LoadingMessage } from '../core/widgets/LoadingMessage.tsx'
import { extraitPages } from '../extrait/pages.ts'
import { piecesPages } from '../pieces/pages.ts'
import { followPages } from '../rattachements/suivre/pages.ts'
import { rattachementsPages } from '../rattachements/pages.ts'
import { registrePages } from '../registre/pages.ts'
import { registreSupportPages } from '../registre/pages-administration.ts'
import { requetesPages } from '../requetes/pages.ts'
import { suiviPages } from '../suivi/pages.ts'
import { greffePages } from '../greffe/pages.ts'
import { greffeAdministrationPages } from '../greffe/pages-administration.ts'
import { jugePages } from '../greffe/pages-juge.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { siteAdministrationPages } from './pages-administration.ts'
import { siteGreffePages } from './pages-greffe.ts'
import { appPages } from './pages.ts'
import { PageFailure } from './PageFailure.tsx'
import { Shell } from './Shell.tsx'

rootRoute.update({ component: Shell, notFoundComponent: NotFoundPage })

/** All the pages, by capability. Each loads its own module when it opens. */
const routeTree = rootRoute.addChildren([
  ...comptePages,
  ...extraitPages,
  dataRoute.addChildren([
    ...compteDataPages,
    ...requetesPages,
    ...piecesPages,
    ...suiviPages,
    ...greffePages,
    ...jugePages,
    ...greffeAdministrationPages,
    ...followPages,
    ...rattachementsPages,
    ...registrePages,
    ...registreSupportPages,
    ...administrationPages,
    ...siteAdministrationPages,
    ...siteGreffePages,
    ...appPages,
  ]),
])

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch: buildQuery,
  // A step of a form scrolls to its own title.
  scrollRestoration: ({ location }) => !('etape' in location.search),
  // Preloads a page's files, never its data: reads count against the person's rate limit.
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingMessage,
  defaultErrorComponent: PageFailure,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
