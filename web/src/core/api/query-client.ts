import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** A refusal will not change by asking again; a cut connection may. */
const retry = (failures: number, error: Error) => !(error instanceof ApiError) && failures < 2

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, staleTime: 30_000, refetchOnWindowFocus: false } },
})
