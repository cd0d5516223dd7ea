import { Link } from '@tanstack/react-router'
import { textesOubli } from 'domain/compte/textes/oubli'
import { Page } from '../core/layout/Page.tsx'
import { Alert } from '../core/widgets/Alert.tsx'

/** ACCOUNT-11: the link was used or has expired. Offers to request another one. */
export const DeadLink = () => (
  <Page key="dead" title={textesOubli.choisir} inError>
    <Alert level="error" title={textesOubli.lienMort} />
    <Link to="/utilisateur/jaioublie" className="fr-btn">
      {textesOubli.nouveauLien}
    </Link>
  </Page>
)
