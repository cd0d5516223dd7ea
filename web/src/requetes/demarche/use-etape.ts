import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step shown just before in the history: « Précédent » then goes back, instead of growing it. */
    depuis?: string | undefined
  }
}

/** The step in the address, `?etape=association`, beside the draft; null before the first one (ROUTE-29: steps are no paths). */
export const useEtape = () => {
  const { history } = useRouter()
  const navigate = useNavigate()
  // Of this page, not of the next one while it is still being fetched.
  const { etape: nommee, brouillon }: { etape?: unknown; brouillon?: unknown } = useSearch({ strict: false })
  const voulue = typeof nommee === 'string' ? nommee : null
  const nomme = typeof brouillon === 'string' ? brouillon : null
  const depuis = useLocation({ select: ({ state }) => state.depuis })
  const write = (etape: string | null, id: string | null, state: { depuis?: string | undefined }, replace: boolean) =>
    void navigate({
      to: '.',
      search: { ...(id !== null && { brouillon: id }), ...(etape !== null && { etape }) },
      state,
      replace,
      resetScroll: false,
      // The form stays: there is nothing to ask.
      ignoreBlocker: true,
    })
  return {
    voulue,
    /** The draft that the address names. */
    nomme,
    /** Shows a step; `de`: the one on screen. */
    ouvrir: (etape: string, de: string | null, id: string | null) =>
      depuis === etape ? history.back() : write(etape, id, { depuis: de ?? undefined }, false),
    /** Corrects the address, which named a step that cannot be shown. */
    corriger: (etape: string | null, id: string | null) => write(etape, id, { depuis }, true),
    /** Names the draft in the address. Keeps the rest of it: a navigation to another step may still be pending, and must not be lost. */
    nommer: (id: string) =>
      void navigate({
        to: '.',
        search: (pending: object) => ({ ...pending, brouillon: id }),
        state: true,
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
    /** Leaves the steps and the draft, which is no more. */
    quitter: () => write(null, null, { depuis }, true),
  }
}
