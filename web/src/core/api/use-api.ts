import { useQuery } from '@tanstack/react-query'
import type { Answer, Call, Sent } from 'contract/core/call'
import { callApi } from './call-api.ts'

/** The cache key of a call's answer. */
export const callKey = (call: Call, sent: unknown) => [call.method, call.path, sent]

/** Query options: how long an answer is kept and when it is fetched again. */
export interface Reading {
  enabled?: boolean
  staleTime?: number
  gcTime?: number
  /** `always`: fetches again when the tab regains focus, for data that other people change. */
  refetchOnWindowFocus?: 'always'
}

/** The query of a call, for callers outside a component. */
export const queryOf = <C extends Call>(call: C, sent: Sent<C>) => ({
  queryKey: callKey(call, sent),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<C>> => callApi(call, sent, signal),
})

/** Polling interval in milliseconds. */
const often = 3000

/** Reads a call and caches its answer. `enabled: false` does not fetch. Polls while `goesOn` is true of the answer. */
export const useApi = <C extends Call>(
  call: C,
  sent: Sent<C>,
  { goesOn, ...options }: Reading & { goesOn?: (answer: Answer<C>) => boolean } = {},
) =>
  useQuery<Answer<C>>({
    ...queryOf(call, sent),
    ...options,
    ...(goesOn && {
      refetchInterval: ({ state: { data } }: { state: { data: Answer<C> | undefined } }) => data !== undefined && goesOn(data) && often,
    }),
  })
