import { QueryClientProvider } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes-chrome'
import { endSession } from '../compte/login.ts'
import { useUser } from '../compte/use-user.ts'
import { queryClient } from '../core/api/query-client.ts'
import { UserMenu } from '../core/layout/UserMenu.tsx'

const PersonMenu = () => {
  const { data: utilisateur } = useUser()
  const navigate = useNavigate()
  const leave = async () => {
    await endSession()
    queryClient.clear()
    await navigate({ href: '/logout' })
  }
  if (utilisateur === undefined) return null
  return (
    <UserMenu
      identite={`${utilisateur.prenom} ${utilisateur.nom}`}
      entries={[{ label: textesChrome.seDeconnecter, onChoose: () => void leave() }]}
    />
  )
}

/** HEAD-12. Fetched once logged in; shares the cache of the pages, which show the same person. */
export const LoggedTools = () => (
  <QueryClientProvider client={queryClient}>
    <PersonMenu />
  </QueryClientProvider>
)
