import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import type { PaintedFrom } from 'contract/app/first-page'
import { giveConstantes } from '../../core/constantes.ts'
import { router } from '../router.tsx'
import { giveMessages } from '../messages/messages-store.ts'
import { giveVersion } from '../versions.ts'

const links = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
}

/**
 * A link is the browser's own until the whole page is the application's: React takes header and footer first, and a link of theirs would show
 * another page where the painted one is still to be taken (its error 418).
 */
const leaveLinksToTheBrowser = () => {
  addEventListener('click', links, { capture: true })
  addEventListener('drawn', () => removeEventListener('click', links, { capture: true }), { once: true })
}

/** Goes on from a page that the server painted, from what it was painted from. False when the person is led elsewhere, or cannot be: nothing is drawn. */
export const hydrate = async (root: HTMLElement, { page, around }: PaintedFrom): Promise<boolean> => {
  giveConstantes(around.constantes)
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
  // What the router of the library's own server side leaves to its client: the tree was drawn without a wait around it.
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
