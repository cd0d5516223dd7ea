import { useId, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { attenteSaisieMs } from 'domain/core/constants'

/** Fetches suggestions. `signal` is aborted when a newer text makes this request useless. */
export type Suggest<T> = (text: string, signal: AbortSignal) => Promise<T[]>

interface Suggestions<T> {
  items: T[]
  /** The text that the items answer; null before the first answer. */
  text: string | null
  failed: boolean
}

interface When {
  /** Also asks for an empty text. */
  atOnce: boolean
  /** The answer needs no server: do not wait for a pause in typing. */
  local: boolean
}

/** Waits for a pause in typing. Rejects if another keystroke comes first. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, attenteSaisieMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** A number for each `suggest` function, because a query key cannot hold a function. */
const useRank = (suggest: unknown): number => {
  const [known, setKnown] = useState({ suggest, rank: 0 })
  if (known.suggest !== suggest) setKnown({ suggest, rank: known.rank + 1 })
  return known.rank
}

/** Suggestions for a text, 250 ms after the last keystroke (CONST-06). Null asks nothing. The previous items stay meanwhile. */
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
    // Do not cache earlier texts. Show a failure at once: the next keystroke asks again.
    gcTime: 0,
    retry: false,
  })
  if (silent || (data === undefined && !isError)) return { items: [], text: null, failed: false }
  return isError ? { items: [], text, failed: true } : { items: data?.items ?? [], text: data?.text ?? null, failed: false }
}
