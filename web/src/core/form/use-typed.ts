import { useCallback, useEffect, useState } from 'react'
import { attenteSaisieMs } from 'domain/core/constantes'

/**
 * A text as it is typed, told 250 ms after the last keystroke (CONST-06). It follows `value` when that changes elsewhere (Back, filters
 * cleared), not when it only comes back as told: what was typed meanwhile would be lost. The third tells it at once (Enter).
 */
export const useTyped = (value: string, tell: (text: string) => void): [string, (text: string) => void, () => void] => {
  const [state, setState] = useState({ typed: value, seen: value, told: value })
  if (state.seen !== value) setState({ typed: value === state.told ? state.typed : value, seen: value, told: value })
  const { typed } = state
  const tellNow = useCallback(() => {
    setState((current) => ({ ...current, told: typed }))
    tell(typed)
  }, [typed, tell])
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(tellNow, attenteSaisieMs)
    return () => clearTimeout(timer)
  }, [typed, value, tellNow])
  return [typed, (text) => setState((current) => ({ ...current, typed: text })), tellNow]
}
