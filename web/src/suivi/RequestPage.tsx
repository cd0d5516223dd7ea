import { Link, useParams, useSearch } from '@tanstack/react-router'
import { getRequete } from 'contract/suivi/requete'
import { textesChrome } from 'domain/core/textes/chrome'
import { libelleTypeRequete } from 'domain/requetes/types'
import { textesListeRequetes } from 'domain/suivi/textes/liste-requetes'
import { textesFollowedRequete as textes } from 'domain/suivi/textes/followed-requete'
import { isUnknown } from '../core/api/api-error.ts'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { backTo } from '../core/place.ts'
import { Alert } from '../core/widgets/Alert.tsx'
import { BackToRequests } from './BackToRequests.tsx'
import { Request } from './Request.tsx'

/** Goes back to the list with its filters and page, when the request was opened from it. */
const Back = () => {
  const { liste } = useSearch({ from: '/donnees/requete/detail/$numero' })
  if (liste === undefined) return <BackToRequests />
  return (
    <Link to="/requete/toutes" search={backTo(liste)} className="fr-link back-link">
      {textesListeRequetes.titre}
    </Link>
  )
}

const UnknownRequete = () => (
  <Alert level="error" title={textes.inconnue}>
    <p>{textes.inconnueDetail}</p>
  </Alert>
)

/** ROUTE-24: one request. Its answer is dropped from the cache on leaving: a document is marked new for one visit only. */
export const RequestPage = () => {
  const { numero } = useParams({ from: '/donnees/requete/detail/$numero' })
  const request = useApi(getRequete, { params: { numero } }, { gcTime: 0 })
  const unknown = request.data === undefined && isUnknown(request.error)
  const title = request.data ? textes.titre(numero, libelleTypeRequete(request.data.type)) : textes.titreAttendu(numero)
  return (
    <Page title={unknown ? textesChrome.rien : title} back={<Back />}>
      <QueryAnswer query={request} unknown={<UnknownRequete />}>
        {(found) => <Request key={numero} request={found} />}
      </QueryAnswer>
    </Page>
  )
}
