import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { textesChrome } from 'domain/core/textes/chrome'
import { ExternalLink } from '../widgets/ExternalLink.tsx'
import './footer.css'

interface Props {
  /** Null until the server's constants are loaded. */
  support: { courriel: string; telephone: string } | null
  /** `to` is a URL, or a path of this site when it begins with a slash. */
  links: { to: string; label: string }[]
  children?: ReactNode
}

/** HEAD-05 to HEAD-09, HEAD-15: the contacts of the support, and links to the other pages. */
export const Footer = ({ support, links, children }: Props) => {
  const phrase = support && textesChrome.support(support)
  return (
    <footer id="pied-de-page" tabIndex={-1} className="footer">
      <div className="fr-container">
        {phrase && (
          <p className="fr-mb-1w">
            {phrase.debut}
            <a href={`mailto:${phrase.courriel}`}>{phrase.courriel}</a>
            {phrase.ou}
            <a href={`tel:${phrase.telephone.replace(/\s/g, '')}`} className="footer__telephone">
              {phrase.telephone}
            </a>
            {phrase.fin}
          </p>
        )}
        <ul className="fr-raw-list footer__links">
          {links.map(({ to, label }) => (
            <li key={label}>
              {to.startsWith('/') ? (
                <Link to={to} className="fr-link fr-link--sm">
                  {label}
                </Link>
              ) : (
                <ExternalLink href={to}>{label}</ExternalLink>
              )}
            </li>
          ))}
          {children}
        </ul>
      </div>
    </footer>
  )
}
