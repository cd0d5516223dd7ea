import { lazy, Suspense } from 'react'
import { useSession } from '../compte/use-session.ts'
import { PrintedBy } from '../core/layout/PrintedBy.tsx'

const LoggedPrintLine = lazy(async () => ({ default: (await import('./LoggedTools.tsx')).LoggedPrintLine }))

/** The printed line that names the signed-in person, or nobody for a visitor. */
export const PrintLine = () => {
  if (useSession() === null) return <PrintedBy identite={null} />
  return (
    <Suspense>
      <LoggedPrintLine />
    </Suspense>
  )
}
