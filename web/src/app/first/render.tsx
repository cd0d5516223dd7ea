import '../../core/styles.ts'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FirstPage, Render } from 'contract/app/first-page'
import { giveConstantes } from '../../core/constantes.ts'
import { FirstShell } from './FirstShell.tsx'
import { pageOf } from './page-of.tsx'

export { everyState } from './every-state.ts'

/** A site of one page, whatever its address: its links need a router, and nothing of it is fetched nor guarded. */
const routerOf = (page: FirstPage, path: string, version: string) => {
  const root = createRootRoute({ component: () => <FirstShell version={version} /> })
  const only = createRoute({ getParentRoute: () => root, path: '$', component: () => pageOf(page) })
  return createRouter({ routeTree: root.addChildren([only]), history: createMemoryHistory({ initialEntries: [path] }) })
}

/** The page in HTML, by the components of the application (issue 10, « HTML first »). Its title comes first, for it belongs to the head. */
export const render: Render = async (page, { path, constantes, version }) => {
  const router = routerOf(page, path, version)
  await router.load()
  // Given at each page: until it is drawn nothing else runs.
  giveConstantes(constantes)
  const html = renderToStaticMarkup(<RouterProvider router={router as never} />)
  const [, title = '', body = ''] = /^<title>(.*?)<\/title>(.*)$/s.exec(html) ?? []
  return { title, body }
}
