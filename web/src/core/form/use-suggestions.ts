import { useId, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
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

/** Resolves after the pause of a keystroke, unless another one comes before. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, attenteSaisieMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** A number of its own for each `suggest`, which no key of a cache can hold. */
const useRank = (suggest: unknown): number => {
  const [known, setKnown] = useState({ suggest, rank: 0 })
  if (known.suggest !== suggest) setKnown({ suggest, rank: known.rank + 1 })
  return known.rank
}

/** Suggestions for a text, 250 ms after the last keystroke (CONST-06); `text` null asks nothing. The last ones stay meanwhile. */
export const useSuggestions = <T>(text: string | null, suggest: Suggest<T>, { atOnce, local }: When): Suggestions<T> => {
  const silent = text === null || (!atOnce && text.trim() === '')
  const asked = text ?? ''
  const { data, isError } = useQuery({
    queryKey: ['suggestions', useId(), useRank(suggest), asked],
    queryFn: async ({ signal }) => {
      if (!local) await pause(signal)
      return { items: await suggest(asked, signal), text: asked }
    },
    enabled: !silent,
    placeholderData: keepPreviousData,
    // What was typed before is another question; a failure is told at once, the next keystroke asks again.
    gcTime: 0,
    retry: false,
  })
  if (silent || (data === undefined && !isError)) return { items: [], text: null, failed: false }
  return isError ? { items: [], text, failed: true } : { items: data?.items ?? [], text: data?.text ?? null, failed: false }
}
