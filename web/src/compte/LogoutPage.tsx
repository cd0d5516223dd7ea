import { useLocation } from '@tanstack/react-router'
import { textesConnexion } from 'domain/compte/textes/connexion'
import { Page } from '../core/layout/Page.tsx'

/** ROUTE-09, LOGIN-16: shown after a sign-out or an expired session, with a link to sign in again. */
export const LogoutPage = () => {
  const kept = useLocation({ select: ({ state }) => state.saisieGardee === true })
  return (
    <Page title={textesConnexion.fin}>
      <p>
        {textesConnexion.finTexte} {kept && textesConnexion.saisieGardee}
      </p>
      <a href="/startlogin" className="fr-btn">
        {textesConnexion.seReconnecter}
      </a>
    </Page>
  )
}
