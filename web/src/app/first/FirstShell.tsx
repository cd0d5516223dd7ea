import { ReaderSettings } from '../../core/layout/ReaderSettings.tsx'
import { Frame } from '../Frame.tsx'
import { versionsOf } from '../versions.ts'
import { VisitorLinks } from '../VisitorLinks.tsx'

/** The layout of a page that stays server-rendered: no person signed in, no notices. */
export const FirstShell = ({ version }: { version: string }) => {
  const tools = (
    <>
      <ReaderSettings />
      <VisitorLinks />
    </>
  )
  return <Frame tabs={[]} tools={tools} versions={versionsOf(version, version)} />
}
