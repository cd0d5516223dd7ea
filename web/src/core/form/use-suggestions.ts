import { useEffect, useState } from 'react'
import { attenteSaisieMs } from 'domain/core/constantes'

/** Asks the server; `signal` is aborted when a newer question makes this one useless. */
export type Suggest<T> = (text: string, signal: AbortSignal) => Promise<T[]>

interface Suggestions<T> {
  items: T[]
  /** What the items answer to; null before the first answer. */
  text: string | null
  failed: boolean
}

interface When {
  /** An empty text is a question too. */
  atOnce: boolean
  /** The answer is at hand: nothing to spare the server, nothing to wait for. */
  local: boolean
}

/** Suggestions for a text, 250 ms after the last keystroke (CONST-06); `text` null asks nothing. */
export const useSuggestions = <T>(text: string | null, suggest: Suggest<T>, { atOnce, local }: When): Suggestions<T> => {
  const silent = text === null || (!atOnce && text.trim() === '')
  const [found, setFound] = useState<Suggestions<T>>({ items: [], text: null, failed: false })
  useEffect(() => {
    if (text === null || silent) return
    const question = new AbortController()
    const timer = setTimeout(
      () => {
        suggest(text, question.signal).then(
          (items) => setFound({ items, text, failed: false }),
          () => question.signal.aborted || setFound({ items: [], text, failed: true }),
        )
      },
      local ? 0 : attenteSaisieMs,
    )
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [text, silent, suggest, local])
  return silent ? { items: [], text: null, failed: false } : found
}
