import { Fragment } from 'react'
import { dashboardAssociation } from 'contract/registre/registre'
import { textesAccueil } from 'domain/app/textes/accueil'
import { textesChrome } from 'domain/core/textes/chrome'
import { useUser } from '../compte/use-user.ts'
import { useApi } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { invitationsIn } from '../registre/my-associations.ts'
import { Drafts } from '../requetes/brouillon/Drafts.tsx'
import { useDashboard } from '../suivi/use-dashboard.ts'
import { HomeAssociations } from './HomeAssociations.tsx'
import { HomeCards } from './HomeCards.tsx'
import { HomeRequests } from './HomeRequests.tsx'
import { HomeTasks } from './HomeTasks.tsx'
import './home.css'

/**
 * ROUTE-02: the person's name, their tasks, their requests and the cards, which come first when there is no task (HOME-01 to HOME-03,
 * HOME-06). Each part makes its own call: one failure leaves the others.
 */
export const HomePage = () => {
  const user = useUser()
  const associations = useApi(dashboardAssociation, {})
  const requests = useDashboard()
  const invitations = invitationsIn(associations.data ?? []).length
  const demands = (requests.data ?? []).reduce((sum, { demandesPieces }) => sum + demandesPieces.length, 0)
  const lists = (
    <Fragment key="lists">
      <HomeRequests />
      <HomeAssociations associations={associations.data ?? []} />
    </Fragment>
  )
  const cards = <HomeCards key="cards" invitations={invitations} demands={demands} requests={requests.data ?? []} />
  const title = user.data ? textesAccueil.bonjour(user.data.prenom, user.data.nom) : textesChrome.onglets.accueil
  return (
    <Page title={title} documentTitle={textesChrome.titrePage(textesChrome.onglets.accueil)}>
      <HomeTasks associations={associations} requests={requests} />
      <Drafts />
      {invitations + demands > 0 ? [lists, cards] : [cards, lists]}
    </Page>
  )
}
