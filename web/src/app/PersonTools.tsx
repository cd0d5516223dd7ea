import { lazy, Suspense } from 'react'
import { useSession } from '../compte/use-session.ts'
import { VisitorLinks } from './VisitorLinks.tsx'

const LoggedTools = lazy(async () => ({ default: (await import('./LoggedTools.tsx')).LoggedTools }))

/** The menu of a signed-in person (HEAD-12), or the two links of a visitor. */
export const PersonTools = () =>
  useSession() === null ? (
    <VisitorLinks />
  ) : (
    <Suspense>
      <LoggedTools />
    </Suspense>
  )
