import { useQuery } from '@tanstack/react-query'
import type { Answer, Call, Sent } from 'contract/core/call'
import { callApi } from './call-api.ts'

/** The cache key of a call: give `callKey(call)` to `invalidateQueries` to refresh all its answers. */
export const callKey = (call: Call, sent?: unknown) => (sent === undefined ? [call.method, call.path] : [call.method, call.path, sent])

/** How an answer is kept, and when it is asked for again. */
export interface Reading {
  enabled?: boolean
  staleTime?: number
  gcTime?: number
  /** `always`: asks again when the tab is looked at again, for what others change meanwhile. */
  refetchOnWindowFocus?: 'always'
}

/** Reads a call and keeps its answer. `enabled: false` waits. */
export const useApi = <C extends Call>(call: C, sent: Sent<C>, options: Reading = {}) =>
  useQuery<Answer<C>>({
    queryKey: callKey(call, sent),
    queryFn: ({ signal }) => callApi(call, sent, signal),
    ...options,
  })
