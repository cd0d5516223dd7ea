import { QueryClientProvider } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes/chrome'
import { useUser } from '../compte/use-user.ts'
import { queryClient } from '../core/api/query-client.ts'
import { PrintedBy } from '../core/layout/PrintedBy.tsx'
import { UserMenu } from '../core/layout/UserMenu.tsx'

const PersonMenu = () => {
  const { data: utilisateur } = useUser()
  const navigate = useNavigate()
  if (utilisateur === undefined) return null
  return (
    <UserMenu
      identite={`${utilisateur.prenom} ${utilisateur.nom}`}
      entries={[
        { label: textesChrome.compte, to: '/utilisateur/modification' },
        // The /logout page ends the session. The router first asks before leaving an unsaved form (FORM-19).
        { label: textesChrome.seDeconnecter, onChoose: () => void navigate({ to: '/logout' }) },
      ]}
    />
  )
}

/** HEAD-12. Loaded once signed in. Shares the query cache of the pages, which show the same person. */
export const LoggedTools = () => (
  <QueryClientProvider client={queryClient}>
    <PersonMenu />
  </QueryClientProvider>
)

const PersonPrint = () => {
  const { data } = useUser()
  return <PrintedBy identite={data ? `${data.prenom} ${data.nom}` : null} />
}

/** The printed line that names the signed-in person. */
export const LoggedPrintLine = () => (
  <QueryClientProvider client={queryClient}>
    <PersonPrint />
  </QueryClientProvider>
)
