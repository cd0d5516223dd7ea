import '../../core/styles.ts'
import { RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Render } from 'contract/app/first-page'
import { giveConstants } from '../../core/constants.ts'
import { queryClient } from '../../core/api/query-client.ts'
import { giveMessages } from '../messages/messages-store.ts'
import { giveVersion } from '../versions.ts'
import { continuedAs } from './continued.ts'
import { keepReply } from './keep-reply.ts'
import { keepText } from './keep-text.ts'
import { routerOf } from './router-of.tsx'

export { everyState } from './every-state.ts'

/** Renders a page to HTML with the application's components. The title is returned apart, because it goes in the head. */
export const render: Render = async (page, { path, constantes, messages, version }) => {
  const router = routerOf(page, path, version)
  await router.load()
  // Set for each page: nothing else runs until it is rendered.
  giveConstants(constantes)
  giveMessages(messages)
  giveVersion(version)
  if (page.name === 'text') keepText(queryClient, page)
  if (page.name === 'reply') keepReply(queryClient, page)
  const hydrated = continuedAs(page) !== undefined
  const draw = hydrated ? renderToString : renderToStaticMarkup
  const html = draw(<RouterProvider router={router as never} />)
  queryClient.clear()
  const [, title = '', body = ''] = /^<title>(.*?)<\/title>(.*)$/s.exec(html) ?? []
  return { title, body, hydrated }
}
