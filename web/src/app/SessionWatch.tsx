import { lazy, Suspense } from 'react'
import { useSession } from '../compte/use-session.ts'

const SessionWarning = lazy(async () => ({ default: (await import('../compte/SessionWarning.tsx')).SessionWarning }))

/** Warns before the session ends. A visitor has none, and does not load this. */
export const SessionWatch = () =>
  useSession() !== null && (
    <Suspense>
      <SessionWarning />
    </Suspense>
  )
