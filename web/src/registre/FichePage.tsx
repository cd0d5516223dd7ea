import { useParams, useSearch } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes-chrome'
import { textesFiche } from 'domain/registre/textes-fiche'
import { LoadFailure } from '../core/api/LoadFailure.tsx'
import { Page } from '../core/layout/Page.tsx'
import { Loading } from '../core/widgets/Loading.tsx'
import { Fiche } from './Fiche.tsx'
import { UnknownAssociation, UnknownVersion } from './UnknownAssociation.tsx'
import { useFiche } from './use-fiche.ts'

/** SHEET: the sheet of one association. One title from the waiting to the sheet, so that the focus it took stays. */
export const FichePage = () => {
  const { numero } = useParams({ from: '/donnees/association/$numero' })
  const { version } = useSearch({ from: '/donnees/association/$numero' })
  const asked = typeof version === 'string' ? version : undefined
  const { data, error, unknown, refetch } = useFiche(numero, asked)
  const title = data?.association.informations.denomination ?? (unknown ? textesChrome.rien : textesFiche.titre(numero))
  return (
    <Page title={title} shown={asked}>
      {data ? (
        <Fiche data={data} />
      ) : unknown && asked !== undefined ? (
        <UnknownVersion numero={numero} version={asked} />
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
