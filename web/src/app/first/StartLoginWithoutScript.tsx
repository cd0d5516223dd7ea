import { textesConnexion } from 'domain/compte/textes/connexion'
import { Page } from '../../core/layout/Page.tsx'

/** ROUTE-11 while the application loads. Without scripts, the person follows the link that the server prepared. */
export const StartLoginWithoutScript = ({ address }: { address: string }) => (
  <Page title={textesConnexion.redirection}>
    <noscript>
      <a href={address} className="fr-link">
        {textesConnexion.continuer}
      </a>
    </noscript>
  </Page>
)
