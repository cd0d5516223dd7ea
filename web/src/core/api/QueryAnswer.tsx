import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadingMessage } from '../widgets/LoadingMessage.tsx'
import { isUnknown } from './api-error.ts'
import { LoadFailure } from './LoadFailure.tsx'

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>
  /** Shown when the answer is an empty list. */
  empty?: ReactNode
  /** Shown, instead of an error, when the requested identifier does not exist. */
  unknown?: ReactNode
  children: (data: T) => ReactNode
}

const holdsNothing = (data: unknown): boolean => Array.isArray(data) && data.length === 0

/** Shows an answer, its loading or its failure. A failure is never shown as an empty answer. Old data stays during a refetch. */
export const QueryAnswer = <T,>({ query: { data, error, refetch }, empty, unknown, children }: Props<T>) => {
  if (data === undefined && error === null) return <LoadingMessage />
  if (data === undefined) {
    return unknown !== undefined && isUnknown(error) ? unknown : <LoadFailure error={error} onRetry={() => void refetch()} />
  }
  return empty !== undefined && holdsNothing(data) ? empty : children(data)
}
