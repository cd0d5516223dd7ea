import { ReaderSettings } from '../core/layout/ReaderSettings.tsx'
import { MessagesButton } from '../core/notices/MessagesButton.tsx'
import { Notices } from '../core/notices/Notices.tsx'
import { Frame } from './Frame.tsx'
import { useMessagesKept } from './messages/use-messages-kept.ts'
import { PersonTools } from './PersonTools.tsx'
import { PrintLine } from './PrintLine.tsx'
import { SessionWatch } from './SessionWatch.tsx'
import { useTabs } from './tabs.ts'
import { useVersions } from './versions.ts'

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
