import { lazy, Suspense } from 'react'
import { useSession } from '../compte/use-session.ts'

const SessionWarning = lazy(async () => ({ default: (await import('../compte/SessionWarning.tsx')).SessionWarning }))

/** Watches over the end of a session; a visitor has none, and does not load this. */
export const SessionWatch = () =>
  useSession() !== null && (
    <Suspense>
      <SessionWarning />
    </Suspense>
  )
