import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step shown just before in the history: « Précédent » then goes back, instead of growing it. */
    depuis?: string | undefined
  }
}

/** The step in the address, `?etape=association`; null before the first one (ROUTE-29: steps are no paths). */
export const useEtape = () => {
  const { history } = useRouter()
  const navigate = useNavigate()
  // Of this page, not of the next one while it is still being fetched.
  const { etape: nommee }: { etape?: unknown } = useSearch({ strict: false })
  const depuis = useLocation({ select: ({ state }) => state.depuis })
  const write = (etape: string | null, state: { depuis?: string | undefined }, replace: boolean) =>
    void navigate({ to: '.', search: etape === null ? {} : { etape }, state, replace, resetScroll: false })
  return {
    voulue: typeof nommee === 'string' ? nommee : null,
    /** Shows a step; `de`: the one on screen. */
    ouvrir: (etape: string, de: string | null) => (depuis === etape ? history.back() : write(etape, { depuis: de ?? undefined }, false)),
    /** Corrects the address, which named a step that cannot be shown; null leaves the steps. */
    corriger: (etape: string | null) => write(etape, { depuis }, true),
  }
}
