import { lazy, Suspense } from 'react'
import { textesChrome } from 'domain/core/textes-chrome'
import { useSession } from '../compte/use-session.ts'

const LoggedTools = lazy(async () => ({ default: (await import('./LoggedTools.tsx')).LoggedTools }))

/** The menu of a logged-in person (HEAD-12), or the two links of a visitor (HEAD-14). */
export const PersonTools = () => {
  if (useSession() !== null) {
    return (
      <Suspense>
        <LoggedTools />
      </Suspense>
    )
  }
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
