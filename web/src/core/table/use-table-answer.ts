import { useState } from 'react'
import type { Answer, Call, Sent } from 'contract/core/call'
import { useApi, type Reading } from '../api/use-api.ts'

/**
 * The answer of a paged call. The last answer stays while the next one loads or fails (TABLE-05). `current` is then null: use it for
 * what must describe this search only.
 */
export const useTableAnswer = <C extends Call>(call: C, sent: Sent<C>, options?: Reading) => {
  const { data, isError, isFetching, refetch } = useApi(call, sent, options)
  const [last, setLast] = useState<Answer<C> | null>(null)
  if (data !== undefined && data !== last) setLast(data)
  const answer = data ?? last
  const old = data === undefined || isError
  return { answer, current: old ? null : answer, loading: isFetching, onRetry: isError ? () => void refetch() : null }
}
