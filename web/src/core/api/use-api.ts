import { useQuery } from '@tanstack/react-query'
import type { Answer, Call, Sent } from 'contract/core/call'
import { callApi } from './call-api.ts'

/** The cache key of the answer to what was sent. */
export const callKey = (call: Call, sent: unknown) => [call.method, call.path, sent]

/** How an answer is kept, and when it is asked for again. */
export interface Reading {
  enabled?: boolean
  staleTime?: number
  gcTime?: number
  /** `always`: asks again when the tab is looked at again, for what others change meanwhile. */
  refetchOnWindowFocus?: 'always'
}

/** The reading of a call, for who asks it outside a component's life. */
export const queryOf = <C extends Call>(call: C, sent: Sent<C>) => ({
  queryKey: callKey(call, sent),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<C>> => callApi(call, sent, signal),
})

/** Between two readings of what goes on by itself. */
const often = 3000

/** Reads a call and keeps its answer. `enabled: false` waits; as long as `goesOn` says so of the answer, it is asked again. */
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
