import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** Retries a cut connection, never a refusal: the server would answer the same. */
const retry = (failures: number, error: Error) => !(error instanceof ApiError) && failures < 2

export const queryClient = new QueryClient({
  // With the default mode, calls would wait silently while the browser believes it is offline. We want them to fail visibly.
  defaultOptions: {
    queries: { retry, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
