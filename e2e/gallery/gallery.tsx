import '../../web/src/core/styles.ts'
import { createRoot } from 'react-dom/client'
import { createRootRoute, createRoute, createRouter, Link, RouterProvider } from '@tanstack/react-router'
import { WithQueries } from '../../web/src/core/api/WithQueries.tsx'
import { startPreferences } from '../../web/src/core/layout/preferences.ts'
import { Header } from '../../web/src/core/layout/Header.tsx'
import { Footer } from '../../web/src/core/layout/Footer.tsx'
import { Page } from '../../web/src/core/layout/Page.tsx'
import { ReaderSettings } from '../../web/src/core/layout/ReaderSettings.tsx'
import { SkipLinks } from '../../web/src/core/layout/SkipLinks.tsx'
import { UserMenu } from '../../web/src/core/layout/UserMenu.tsx'
import { MessagesButton } from '../../web/src/core/notices/MessagesButton.tsx'
import { Notices } from '../../web/src/core/notices/Notices.tsx'
import { DemarcheSection } from './DemarcheSection.tsx'
import { FormSection } from './FormSection.tsx'
import { TableSection } from './TableSection.tsx'
import { WidgetSection } from './WidgetSection.tsx'

/** The components of `web/src/core` on their own pages, for the tests of this folder only. */
const Shell = () => (
  <>
    <SkipLinks withMenu />
    <Header
      environnement="formation"
      tabs={[
        { to: '/', label: 'Formulaire' },
        { to: '/tableau', label: 'Tableau' },
        { to: '/divers', label: 'Divers' },
      ]}
      tools={
        <>
          <MessagesButton />
          <ReaderSettings />
          <UserMenu identite="Camille Weber" entries={[{ label: 'Se déconnecter', onChoose: () => {} }]} />
        </>
      }
      versions="Versions : site 2.2.0, serveur 2.2.0, authentification 2.2.0"
    />
    <Notices />
    <main id="contenu" tabIndex={-1}>
      {/* The suggestions of a field use the query cache. */}
      <WithQueries />
    </main>
    <Footer
      support={{ courriel: 'support@exemple.fr', telephone: '03 00 00 00 00' }}
      links={[{ to: 'https://exemple.fr/cgu', label: 'CGU' }]}
    />
  </>
)

const root = createRootRoute({ component: Shell })
const page = (path: string, title: string, Section: () => React.ReactNode) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: () => (
      <Page title={title}>
        <Section />
        <p>
          <Link to={'/divers' as string} className="fr-link">
            Vers la page Divers
          </Link>
        </p>
      </Page>
    ),
  })

startPreferences()
const routeTree = root.addChildren([
  page('/', 'Formulaire', FormSection),
  page('/tableau', 'Tableau', TableSection),
  page('/divers', 'Divers', WidgetSection),
  createRoute({ getParentRoute: () => root, path: '/demarche', component: DemarcheSection }),
])
createRoot(document.getElementById('root')!).render(<RouterProvider router={createRouter({ routeTree }) as never} />)
