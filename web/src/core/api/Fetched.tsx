import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading } from '../widgets/Loading.tsx'
import { isUnknown } from './api-error.ts'
import { LoadFailure } from './LoadFailure.tsx'

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>
  /** Shown when the answer holds nothing. */
  empty?: ReactNode
  /** Shown when nothing bears the identifier asked for: this is no failure. */
  unknown?: ReactNode
  children: (data: T) => ReactNode
}

const holdsNothing = (data: unknown): boolean => Array.isArray(data) && data.length === 0

/** What a page shows of an answer: a failure is never shown as emptiness. Old data stays while it is asked again. */
export const Fetched = <T,>({ query: { data, error, refetch }, empty, unknown, children }: Props<T>) => {
  if (data === undefined && error === null) return <Loading />
  if (data === undefined) {
    return unknown !== undefined && isUnknown(error) ? unknown : <LoadFailure error={error} onRetry={() => void refetch()} />
  }
  return empty !== undefined && holdsNothing(data) ? empty : children(data)
}
