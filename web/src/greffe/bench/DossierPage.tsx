import { useParams, useSearch } from '@tanstack/react-router'
import { getDossier } from 'contract/greffe/dossier'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { isUnknown } from '../../core/api/api-error.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { DossierWay } from './DossierWay.tsx'
import { Dossier } from './Dossier.tsx'
import { titleOf } from '../dossier/dossier.ts'
import '../../core/layout/wide.css'
import '../greffe.css'

/** One request as its court sees it. A request of another court is unknown to the clerk (STAFF-01). */
export const DossierPage = () => {
  const { numero } = useParams({ from: '/donnees/greffe/requete/$numero' })
  const search = useSearch({ from: '/donnees/greffe/requete/$numero' })
  // Always refetched: another clerk may have acted.
  const dossier = useApi(getDossier, { params: { numero } }, { staleTime: 0 })
  const { data, error } = dossier
  const unknown = data === undefined && isUnknown(error)
  const title = data !== undefined ? titleOf(data) : unknown ? textesChrome.rien : textesEspaceGreffe.ouvrir(numero)
  return (
    <Page
      title={title}
      wide
      back={<DossierWay numero={numero} search={search} decided={data === undefined ? null : data.etat !== 'EN_COURS'} />}
    >
      <QueryAnswer query={dossier} unknown={<p>{textesEspaceGreffe.dossierInconnu(numero)}</p>}>
        {(found) => <Dossier dossier={found} />}
      </QueryAnswer>
    </Page>
  )
}
