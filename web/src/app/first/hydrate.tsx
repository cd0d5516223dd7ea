import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import type { PaintedFrom } from 'contract/app/first-page'
import { giveConstants } from '../../core/constants.ts'
import { router } from '../router.tsx'
import { giveMessages } from '../messages/messages-store.ts'
import { giveVersion } from '../versions.ts'

const links = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
}

/**
 * Leaves links to the browser until the whole page is hydrated. React hydrates header and footer first: a click on one of their links
 * would render another page where the server-rendered one is not hydrated yet (React error 418).
 */
const leaveLinksToTheBrowser = () => {
  addEventListener('click', links, { capture: true })
  addEventListener('drawn', () => removeEventListener('click', links, { capture: true }), { once: true })
}

/** Hydrates a server-rendered page from the data it was rendered with. False, with nothing rendered, when its route redirects or fails. */
export const hydrate = async (root: HTMLElement, { page, around }: PaintedFrom): Promise<boolean> => {
  giveConstants(around.constantes)
  giveMessages(around.messages)
  giveVersion(around.version)
  if (page.name === 'text') {
    const [{ queryClient }, { keepText }] = await Promise.all([import('../../core/api/query-client.ts'), import('./keep-text.ts')])
    keepText(queryClient, page)
  }
  if (page.name === 'reply') {
    const [{ queryClient }, { keepReply }] = await Promise.all([import('../../core/api/query-client.ts'), import('./keep-reply.ts')])
    keepReply(queryClient, page)
  }
  // Normally set by the router's own server side. Without it, the client would add a Suspense boundary that the server did not render.
  router.ssr = { manifest: undefined }
  await router.load()
  const { location, matches } = router.state
  if (location.pathname !== around.path || matches.some(({ status }) => status !== 'success')) {
    delete router.ssr
    return false
  }
  leaveLinksToTheBrowser()
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return true
}
