import { Link } from '@tanstack/react-router'
import { textesPlan } from 'domain/app/textes/plan'
import { textesChrome } from 'domain/core/textes/chrome'
import { useSession } from '../compte/use-session.ts'
import { useConstants } from '../core/constants.ts'
import { Page } from '../core/layout/Page.tsx'
import { ExternalLink } from '../core/widgets/ExternalLink.tsx'
import { footerLinks } from './footer-links.ts'
import { siteMap, type MappedPage } from './site-map.ts'

const Entry = ({ to, label, locked }: MappedPage & { locked: boolean }) => (
  <li>
    {to.startsWith('/') ? <Link to={to}>{label}</Link> : <ExternalLink href={to}>{label}</ExternalLink>}
    {locked && ` ${textesPlan.avecCompte}`}
  </li>
)

/** RGAA 12.3: every page the person may open, by group. */
export const SiteMapPage = () => {
  const session = useSession()
  const constantes = useConstants()
  const groups = siteMap(constantes ? footerLinks(constantes) : [])
    .filter(({ authority }) => authority === undefined || session?.authorities.includes(authority))
    .map(({ title, pages }) => ({
      title,
      pages: pages.filter(({ visitor }) => session === null || !visitor),
    }))
  return (
    <Page title={textesChrome.planDuSite}>
      {groups.map(({ title, pages }) => (
        <section key={title} className="fr-mb-4w">
          <h2 className="fr-h4">{title}</h2>
          <ul>
            {pages.map((page) => (
              <Entry key={page.to} {...page} locked={session === null && page.account === true} />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}
