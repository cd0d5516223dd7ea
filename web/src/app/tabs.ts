import { useRouter } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes-chrome'
import { useSession } from '../compte/use-session.ts'

const { onglets } = textesChrome
const all = [
  { to: '/accueil', label: onglets.accueil },
  { to: '/requete', label: onglets.suivi },
  { to: '/mes-associations', label: onglets.associations },
  { to: '/association', label: onglets.registre },
  { to: '/greffe', label: onglets.greffe, authority: 'GREFFE' },
]

/** HEAD-10, HEAD-11: the tabs of a logged-in person. A page that does not exist yet has none (issue 2). */
export const useTabs = () => {
  const { routesByPath } = useRouter()
  const session = useSession()
  if (session === null) return []
  return all.filter(({ to, authority }) => to in routesByPath && (authority === undefined || session.authorities.includes(authority)))
}
