import { textesConnexion } from 'domain/compte/textes/connexion'
import { rememberReturn } from '../compte/login.ts'
import type { Session } from '../compte/session.ts'
import { notify } from '../core/notices/notices-store.ts'
import { router } from './router.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set when the session expired while something was being typed: it has been saved (SESSION-05). */
    saisieGardee?: boolean
  }
}

const keepPage = async (compte: string, path: string): Promise<boolean> => {
  const { keepForms } = await import('../core/form/kept.ts')
  return keepForms(compte, path)
}

/** X-58, SESSION-04, SESSION-05: saves what was typed, then shows a notice and the page that offers to sign in again. */
export const leaveExpired = async ({ compte }: Session): Promise<void> => {
  const { href, pathname } = router.state.location
  rememberReturn(href)
  const saisieGardee = await keepPage(compte, pathname).catch(() => false)
  notify('error', textesConnexion.expiree, [textesConnexion.expireeTexte, ...(saisieGardee ? [textesConnexion.saisieGardee] : [])])
  // The forms are saved, so leave without asking.
  await router.navigate({ to: '/logout', ignoreBlocker: true, state: { saisieGardee } })
  // Remove the person's data from memory.
  const { queryClient } = await import('../core/api/query-client.ts')
  queryClient.clear()
}
