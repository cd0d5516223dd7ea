import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step of the previous history entry. « Précédent » to it goes back in the history instead of adding an entry. */
    depuis?: string | undefined
  }
}

/**
 * Reads and writes the step and the draft in the query string: `?etape=association` (ROUTE-29: steps are not paths). The step is null on
 * the page before step 1.
 */
export const useEtape = () => {
  const { history } = useRouter()
  const navigate = useNavigate()
  // Reads the search of this page, not of the next one while it is being loaded.
  const { etape: nommee, brouillon }: { etape?: unknown; brouillon?: unknown } = useSearch({ strict: false })
  const voulue = typeof nommee === 'string' ? nommee : null
  const nomme = typeof brouillon === 'string' ? brouillon : null
  const depuis = useLocation({ select: ({ state }) => state.depuis })
  // The form stays mounted: do not ask before leaving, do not scroll.
  const here = { to: '.', resetScroll: false, ignoreBlocker: true } as const
  const write = (etape: string | null, id: string | null, state: { depuis?: string | undefined }, replace: boolean) =>
    void navigate({ ...here, search: { ...(id !== null && { brouillon: id }), ...(etape !== null && { etape }) }, state, replace })
  return {
    voulue,
    /** The draft that the address names. */
    nomme,
    /** Shows a step. `de` is the current step. */
    open: (etape: string, de: string | null, id: string | null) =>
      depuis === etape ? history.back() : write(etape, id, { depuis: de ?? undefined }, false),
    /** Replaces an address that names a step that cannot be shown. */
    correct: (etape: string | null, id: string | null) => write(etape, id, { depuis }, true),
    /** Adds the draft to the address. Keeps the rest of the search, where a navigation to another step may be pending. */
    name: (id: string) =>
      void navigate({
        ...here,
        search: (pending: object) => Object.assign({ brouillon: id }, pending, { brouillon: id }),
        state: true,
        replace: true,
      }),
    /** Removes the step and the draft from the address: the draft no longer exists. */
    quitter: () => write(null, null, { depuis }, true),
  }
}
