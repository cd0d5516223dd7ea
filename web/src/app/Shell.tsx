import { Link, Outlet } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes-chrome'
import { useConstantes } from '../core/constantes.ts'
import { Footer } from '../core/layout/Footer.tsx'
import { Header } from '../core/layout/Header.tsx'
import { ReaderSettings } from '../core/layout/ReaderSettings.tsx'
import { SkipLinks } from '../core/layout/SkipLinks.tsx'
import { MessagesButton } from '../core/notices/MessagesButton.tsx'
import { Notices } from '../core/notices/Notices.tsx'
import { DemonstrationBanner } from './DemonstrationBanner.tsx'
import { footerLinks } from './footer-links.ts'
import { PersonTools } from './PersonTools.tsx'
import { PrintLine } from './PrintLine.tsx'
import { SessionWatch } from './SessionWatch.tsx'
import { useTabs } from './tabs.ts'
import { useVersions } from './versions.ts'

/** What surrounds every page. */
export const Shell = () => {
  const constantes = useConstantes()
  const tabs = useTabs()
  const versions = useVersions()
  return (
    <>
      <SkipLinks withMenu={tabs.length > 0} />
      {constantes?.demonstration === 'publique' && <DemonstrationBanner />}
      <Header
        environnement={constantes?.environnement ?? null}
        tabs={tabs}
        tools={
          <>
            <MessagesButton />
            <ReaderSettings />
            <PersonTools />
          </>
        }
        versions={versions}
      />
      <PrintLine />
      <Notices />
      <main id="contenu" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer
        support={constantes ? { courriel: constantes.courrielSupport, telephone: constantes.telephoneSupport } : null}
        links={constantes ? footerLinks(constantes) : []}
      >
        {constantes && constantes.demonstration !== 'non' && (
          <li>
            <Link to="/demonstration/courriels" className="fr-link fr-link--sm">
              {textesChrome.courrielsDemonstration}
            </Link>
          </li>
        )}
      </Footer>
      <SessionWatch />
    </>
  )
}
