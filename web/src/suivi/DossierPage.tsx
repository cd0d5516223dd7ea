import { Link, useParams } from '@tanstack/react-router'
import { getDossier } from 'contract/suivi/greffe'
import { textesChrome } from 'domain/core/textes-chrome'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { ApiError } from '../core/api/api-error.ts'
import { LoadFailure } from '../core/api/LoadFailure.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { Loading } from '../core/widgets/Loading.tsx'
import { Dossier } from './Dossier.tsx'
import './greffe.css'

const back = <Link to="/greffe">{textesEspaceGreffe.revenirAuxFiles}</Link>

/** One request as its court sees it. A request of another court is unknown here (STAFF-01). */
export const DossierPage = () => {
  const { numero } = useParams({ from: '/donnees/greffe/requete/$numero' })
  // Never from the cache alone: another clerk may have acted.
  const { data, error, refetch } = useApi(getDossier, { params: { numero } }, { staleTime: 0 })
  if (data !== undefined) return <Dossier dossier={data} />
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <Page title={textesChrome.rien}>
        <p>{textesEspaceGreffe.dossierInconnu(numero)}</p>
        <p>{back}</p>
      </Page>
    )
  }
  return (
    <Page title={textesEspaceGreffe.ouvrir(numero)}>
      {error === null ? <Loading /> : <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Page>
  )
}
