import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** A refusal will not change by asking again; a cut connection may. */
const retry = (failures: number, error: Error) => !(error instanceof ApiError) && failures < 2

export const queryClient = new QueryClient({
  // A browser that thinks it is offline would keep both waiting in silence: what fails is said.
  defaultOptions: {
    queries: { retry, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
