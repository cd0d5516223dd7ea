import { lazy, Suspense } from 'react'
import { useSession } from '../compte/use-session.ts'
import { PrintedBy } from '../core/layout/PrintedBy.tsx'

const LoggedPrintLine = lazy(async () => ({ default: (await import('./LoggedTools.tsx')).LoggedPrintLine }))

/** Who prints: the person logged in, or a visitor, who has no name. */
export const PrintLine = () => {
  if (useSession() === null) return <PrintedBy identite={null} />
  return (
    <Suspense>
      <LoggedPrintLine />
    </Suspense>
  )
}
