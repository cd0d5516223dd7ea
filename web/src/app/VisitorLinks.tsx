import { textesChrome } from 'domain/core/textes-chrome'

/** HEAD-14: the two ways in. Plain links: both begin with a page of their own. */
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
