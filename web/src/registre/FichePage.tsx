import { useParams } from '@tanstack/react-router'
import { getAssociation } from 'contract/registre/registre'
import { textesFiche } from 'domain/registre/textes-fiche'
import { ApiError } from '../core/api/api-error.ts'
import { LoadFailure } from '../core/api/LoadFailure.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { Loading } from '../core/widgets/Loading.tsx'
import { Fiche } from './Fiche.tsx'
import { UnknownAssociation } from './UnknownAssociation.tsx'

/** A number that is no number at all is refused with 400: for the reader it is unknown like another. */
const isUnknown = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400)

/** SHEET: the sheet of one association. */
export const FichePage = () => {
  const { numero } = useParams({ from: '/donnees/association/$numero' })
  const { data, error, refetch } = useApi(getAssociation, { params: { numero } })
  if (data !== undefined) return <Fiche data={data} />
  if (isUnknown(error)) return <UnknownAssociation numero={numero} />
  return (
    <Page title={textesFiche.titre(numero)}>
      {error === null ? <Loading /> : <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Page>
  )
}
