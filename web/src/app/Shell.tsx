import { ThemeSwitch } from '../core/layout/ThemeSwitch.tsx'
import { MessagesButton } from '../core/notices/MessagesButton.tsx'
import { Notices } from '../core/notices/Notices.tsx'
import { Frame } from './Frame.tsx'
import { PersonTools } from './PersonTools.tsx'
import { SessionWatch } from './SessionWatch.tsx'
import { useTabs } from './tabs.ts'
import { useVersions } from './versions.ts'

/** What surrounds every page of the application. */
export const Shell = () => {
  const tools = (
    <>
      <MessagesButton />
      <ThemeSwitch />
      <PersonTools />
    </>
  )
  return (
    <>
      <Frame tabs={useTabs()} tools={tools} versions={useVersions()} />
      <Notices />
      <SessionWatch />
    </>
  )
}
