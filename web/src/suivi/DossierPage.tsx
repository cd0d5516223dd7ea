import { useParams, useSearch } from '@tanstack/react-router'
import { getDossier } from 'contract/suivi/greffe'
import { textesChrome } from 'domain/core/textes-chrome'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { isUnknown } from '../core/api/api-error.ts'
import { LoadFailure } from '../core/api/LoadFailure.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { Loading } from '../core/widgets/Loading.tsx'
import { BackToQueues } from './BackToQueues.tsx'
import { Dossier } from './Dossier.tsx'
import { titleOf } from './dossier.ts'
import './greffe.css'

/** One request as its court sees it. A request of another court is unknown here (STAFF-01). */
export const DossierPage = () => {
  const { numero } = useParams({ from: '/donnees/greffe/requete/$numero' })
  const search = useSearch({ from: '/donnees/greffe/requete/$numero' })
  // Never from the cache alone: another clerk may have acted.
  const { data, error, refetch } = useApi(getDossier, { params: { numero } }, { staleTime: 0 })
  const unknown = data === undefined && isUnknown(error)
  const title = data !== undefined ? titleOf(data) : unknown ? textesChrome.rien : textesEspaceGreffe.ouvrir(numero)
  return (
    <Page title={title}>
      {data === undefined && unknown && <p>{textesEspaceGreffe.dossierInconnu(numero)}</p>}
      <BackToQueues search={search} />
      {data !== undefined && <Dossier dossier={data} />}
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && !unknown && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Page>
  )
}
