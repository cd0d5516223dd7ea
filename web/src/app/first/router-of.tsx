import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { FirstPage } from 'contract/app/first-page'
import { buildQuery } from '../../core/api/build-request.ts'
import { WithQueries } from '../../core/api/WithQueries.tsx'
import { parseSearch } from '../../core/search-params.ts'
import { LoadingMessage } from '../../core/widgets/LoadingMessage.tsx'
import { Shell } from '../Shell.tsx'
import { ReaderSettings } from '../../core/layout/ReaderSettings.tsx'
import { Frame } from '../Frame.tsx'
import { versionsOf } from '../versions.ts'
import { VisitorLinks } from '../VisitorLinks.tsx'
import { continuedAs } from './continued.ts'
import { pageOf } from './page-of.tsx'

/** The layout of a page that stays server-rendered: no person signed in, no notices. */
const FirstShell = ({ version }: { version: string }) => {
  const tools = (
    <>
      <ReaderSettings />
      <VisitorLinks />
    </>
  )
  return <Frame tabs={[]} tools={tools} versions={versionsOf(version, version)} />
}

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
