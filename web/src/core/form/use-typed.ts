import { useCallback, useEffect, useState } from 'react'
import { attenteSaisieMs } from 'domain/core/constants'

/**
 * A text being typed, reported 250 ms after the last keystroke (CONST-06). It follows `value` when that changes from outside (Back,
 * cleared filters), but not when our own report comes back, or later keystrokes would be lost. The third element reports at once (Enter).
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
