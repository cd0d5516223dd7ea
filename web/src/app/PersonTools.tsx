import { useNavigate } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes-chrome'
import { UserMenu } from '../core/layout/UserMenu.tsx'
import { endSession } from '../compte/login.ts'
import { useSession } from '../compte/use-session.ts'

/** HEAD-12 for a logged-in person, HEAD-14 for a visitor. */
export const PersonTools = () => {
  const session = useSession()
  const navigate = useNavigate()
  if (session === null) {
    return (
      <>
        <a className="fr-btn fr-btn--tertiary fr-btn--sm" href="/startlogin">
          {textesChrome.seConnecter}
        </a>
        <a className="fr-btn fr-btn--tertiary fr-btn--sm" href="/utilisateur/creationcompte">
          {textesChrome.creerUnCompte}
        </a>
      </>
    )
  }
  const leave = async () => {
    await endSession()
    await navigate({ href: '/logout' })
  }
  return <UserMenu identite="" entries={[{ label: textesChrome.seDeconnecter, onChoose: () => void leave() }]} />
}
