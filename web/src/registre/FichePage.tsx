import { useParams } from '@tanstack/react-router'
import { getAssociation } from 'contract/registre/registre'
import { textesChrome } from 'domain/core/textes-chrome'
import { textesFiche } from 'domain/registre/textes-fiche'
import { isUnknown } from '../core/api/api-error.ts'
import { LoadFailure } from '../core/api/LoadFailure.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { Loading } from '../core/widgets/Loading.tsx'
import { Fiche } from './Fiche.tsx'
import { UnknownAssociation } from './UnknownAssociation.tsx'

/** SHEET: the sheet of one association. One title from the waiting to the sheet, so that the focus it took stays. */
export const FichePage = () => {
  const { numero } = useParams({ from: '/donnees/association/$numero' })
  const { data, error, refetch } = useApi(getAssociation, { params: { numero }, query: {} })
  const unknown = data === undefined && isUnknown(error)
  const title = data?.association.informations.denomination ?? (unknown ? textesChrome.rien : textesFiche.titre(numero))
  return (
    <Page title={title}>
      {data !== undefined ? (
        <Fiche data={data} />
      ) : unknown ? (
        <UnknownAssociation numero={numero} />
      ) : error === null ? (
        <Loading />
      ) : (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
