import { ReaderSettings } from '../../core/layout/ReaderSettings.tsx'
import { Frame } from '../Frame.tsx'
import { versionsOf } from '../versions.ts'
import { VisitorLinks } from '../VisitorLinks.tsx'

/** What surrounds a page that stays as the server painted it: nobody is signed in there, and nothing is announced. */
export const FirstShell = ({ version }: { version: string }) => {
  const tools = (
    <>
      <ReaderSettings />
      <VisitorLinks />
    </>
  )
  return <Frame tabs={[]} tools={tools} versions={versionsOf(version, version)} />
}
