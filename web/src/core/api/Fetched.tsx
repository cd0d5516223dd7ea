import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { textesChrome } from 'domain/core/textes-chrome'
import { textesTableaux } from 'domain/core/textes-chrome-tableaux'
import { Alert } from '../widgets/Alert.tsx'
import { Loading } from '../widgets/Loading.tsx'

interface Props<T> {
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** What a page shows of an answer: a failure is never shown as emptiness (wording.md rule 6). Old data stays while it is asked again. */
export const Fetched = <T,>({ query: { data, isError, refetch }, children }: Props<T>) => {
  if (data !== undefined) return children(data)
  if (!isError) return <Loading />
  return (
    <>
      <Alert level="error" title={textesChrome.erreurAcces}>
        <p>{textesChrome.indisponible}</p>
      </Alert>
      <button type="button" className="fr-btn" onClick={() => void refetch()}>
        {textesTableaux.reessayer}
      </button>
    </>
  )
}
