import type { Utilisateur } from 'contract/compte/compte'
import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { Page } from '../core/layout/Page.tsx'
import { CredentialsSection } from './CredentialsSection.tsx'
import { DataSection } from './DataSection.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { useUser } from './use-user.ts'
import { WithKept } from './WithKept.tsx'
import './my-account.css'

const Account = ({ utilisateur }: { utilisateur: Utilisateur }) => (
  <WithKept>
    <CredentialsSection email={utilisateur.email} />
    <DetailsSection utilisateur={utilisateur} />
    <SessionsSection />
    <DataSection />
  </WithKept>
)

/** ROUTE-16, PROD-13, ACCOUNT-13: the person's details, credentials and open sessions. */
export const MyAccountPage = () => {
  const user = useUser()
  return (
    <Page title={textesOwnCompte.titre}>
      <QueryAnswer query={user}>{(utilisateur) => <Account utilisateur={utilisateur} />}</QueryAnswer>
    </Page>
  )
}
