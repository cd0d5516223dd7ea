import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { FirstPage } from 'contract/app/first-page'
import { buildQuery } from '../../core/api/build-request.ts'
import { WithQueries } from '../../core/api/WithQueries.tsx'
import { parseSearch } from '../../core/search-params.ts'
import { LoadingMessage } from '../../core/widgets/LoadingMessage.tsx'
import { Shell } from '../Shell.tsx'
import { continuedAs } from './continued.ts'
import { FirstShell } from './FirstShell.tsx'
import { pageOf } from './page-of.tsx'

/**
 * A router with a single page, for any address. Links need a router, but nothing is fetched or guarded here. A page to hydrate is placed
 * under the same routes as in the application, so that both render the same tree.
 */
export const routerOf = (page: FirstPage, path: string, version: string) => {
  const continued = continuedAs(page)
  const root = createRootRoute({ component: continued ? Shell : () => <FirstShell version={version} /> })
  const data = createRoute({ getParentRoute: () => root, id: 'donnees', component: WithQueries })
  const only = createRoute({ getParentRoute: () => (continued?.data ? data : root), path: '$', component: () => pageOf(page) })
  return createRouter({
    routeTree: root.addChildren([continued?.data ? data.addChildren([only]) : only]),
    history: createMemoryHistory({ initialEntries: [path] }),
    // Both sides must write the same address: `?auth=true` is not JSON.
    parseSearch,
    stringifySearch: buildQuery,
    defaultPendingComponent: LoadingMessage,
  })
}
