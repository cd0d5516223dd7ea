import { textesChrome } from 'domain/core/textes/chrome'

/** HEAD-14: sign in and create an account. Plain links, because both lead to server-rendered pages. */
export const VisitorLinks = () => (
  <>
    <a className="fr-btn fr-btn--tertiary fr-btn--sm" href="/startlogin">
      {textesChrome.seConnecter}
    </a>
    <a className="fr-btn fr-btn--tertiary fr-btn--sm" href="/utilisateur/creationcompte">
      {textesChrome.creerUnCompte}
    </a>
  </>
)
