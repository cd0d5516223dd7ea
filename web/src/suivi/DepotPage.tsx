import { useParams } from '@tanstack/react-router'
import { getDepot } from 'contract/suivi/depot'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesDepot } from 'domain/suivi/textes/depot'
import { isUnknown } from '../core/api/api-error.ts'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { Alert } from '../core/widgets/Alert.tsx'
import { BackToRequests } from './BackToRequests.tsx'
import { Depot } from './Depot.tsx'

/** DEPOT-02: a person who may not read the filing gets the same page as if it did not exist. */
const UnknownRequete = () => (
  <Alert level="error" title={textesDepot.inconnu}>
    <p>{textesDepot.inconnuDetail}</p>
  </Alert>
)

/** ROUTE-05: reads one filing again. The heading stays mounted from loading to answer, so that it keeps the focus. */
export const DepotPage = () => {
  const { numero } = useParams({ from: '/donnees/consultation/depot/$numero' })
  const depot = useApi(getDepot, { params: { numero } })
  const unknown = depot.data === undefined && isUnknown(depot.error)
  return (
    <Page title={unknown ? textesChrome.rien : textesDepot.titre(numero)} back={<BackToRequests />}>
      <QueryAnswer query={depot} unknown={<UnknownRequete />}>
        {(found) => <Depot depot={found} />}
      </QueryAnswer>
    </Page>
  )
}
