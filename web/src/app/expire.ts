import { textesConnexion } from 'domain/compte/textes-connexion'
import { rememberReturn } from '../compte/login.ts'
import type { Session } from '../compte/session.ts'
import { notify } from '../core/notices/notices-store.ts'
import { router } from './router.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The session expired on a page where something was being typed: it is kept (SESSION-05). */
    saisieGardee?: boolean
  }
}

const keepPage = async (compte: string, path: string): Promise<boolean> => {
  const { keepForms } = await import('../core/form/kept.ts')
  return keepForms(compte, path)
}

/** X-58, SESSION-04, SESSION-05: what was typed is kept, then the notice and the page that offers to reconnect. */
export const leaveExpired = async ({ compte }: Session): Promise<void> => {
  const { href, pathname } = router.state.location
  rememberReturn(href)
  const saisieGardee = await keepPage(compte, pathname).catch(() => false)
  notify('error', textesConnexion.expiree, [textesConnexion.expireeTexte, ...(saisieGardee ? [textesConnexion.saisieGardee] : [])])
  // Kept: there is nothing to ask before leaving.
  await router.navigate({ to: '/logout', ignoreBlocker: true, state: { saisieGardee } })
  // What the person read must not stay in memory.
  const { queryClient } = await import('../core/api/query-client.ts')
  queryClient.clear()
}
