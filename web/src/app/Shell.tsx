import { lazy, Suspense } from 'react'
import { ReaderSettings } from '../core/layout/ReaderSettings.tsx'
import { MessagesButton } from '../core/notices/MessagesButton.tsx'
import { Notices } from '../core/notices/Notices.tsx'
import { useSession } from '../compte/use-session.ts'
import { PrintedBy } from '../core/layout/PrintedBy.tsx'
import { Frame } from './Frame.tsx'
import { useMessagesKept } from './messages/use-messages-kept.ts'
import { useTabs } from './tabs.ts'
import { useVersions } from './versions.ts'
import { VisitorLinks } from './VisitorLinks.tsx'

const LoggedTools = lazy(async () => ({ default: (await import('./LoggedTools.tsx')).LoggedTools }))

/** The menu of a signed-in person (HEAD-12), or the two links of a visitor. */
const PersonTools = () =>
  useSession() === null ? (
    <VisitorLinks />
  ) : (
    <Suspense>
      <LoggedTools />
    </Suspense>
  )

const LoggedPrintLine = lazy(async () => ({ default: (await import('./LoggedTools.tsx')).LoggedPrintLine }))

/** The printed line that names the signed-in person, or nobody for a visitor. */
const PrintLine = () => {
  if (useSession() === null) return <PrintedBy identite={null} />
  return (
    <Suspense>
      <LoggedPrintLine />
    </Suspense>
  )
}

const SessionWarning = lazy(async () => ({ default: (await import('../compte/SessionWarning.tsx')).SessionWarning }))

/** Warns before the session ends. A visitor has none, and does not load this. */
const SessionWatch = () =>
  useSession() !== null && (
    <Suspense>
      <SessionWarning />
    </Suspense>
  )

/** The layout around every page of the application. */
export const Shell = () => {
  useMessagesKept()
  const tools = (
    <>
      <MessagesButton />
      <ReaderSettings />
      <PersonTools />
    </>
  )
  return (
    <>
      <Frame tabs={useTabs()} tools={tools} versions={useVersions()}>
        <PrintLine />
        <Notices />
      </Frame>
      <SessionWatch />
    </>
  )
}
