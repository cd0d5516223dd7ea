import { Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { textesChrome } from 'domain/core/textes/chrome'
import { useConstants } from '../core/constants.ts'
import { Footer } from '../core/layout/Footer.tsx'
import { Header } from '../core/layout/Header.tsx'
import { SkipLinks } from '../core/layout/SkipLinks.tsx'
import { DemonstrationBanner } from './DemonstrationBanner.tsx'
import { footerLinks } from './footer-links.ts'
import { ServiceMessages } from './messages/ServiceMessages.tsx'

interface Props {
  tabs: { to: string; label: string }[]
  /** Shown beside the tabs, for the current person. */
  tools: ReactNode
  versions: string
  /** Shown above the page. */
  children?: ReactNode
}

/** Header, page and footer, for both the application and the server-rendered pages. */
export const Frame = ({ tabs, tools, versions, children }: Props) => {
  const constantes = useConstants()
  return (
    <>
      <SkipLinks withMenu={tabs.length > 0} />
      {constantes?.demonstration === 'publique' && <DemonstrationBanner />}
      <Header environnement={constantes?.environnement ?? null} tabs={tabs} tools={tools} versions={versions} />
      <ServiceMessages />
      {children}
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
    </>
  )
}
