import type { ReactNode } from 'react'
import { textesChrome } from 'domain/core/textes-chrome'
import { ExternalLink } from '../widgets/ExternalLink.tsx'
import './footer.css'

interface Props {
  /** Absent until the constants of the server are known. */
  support: { courriel: string; telephone: string } | null
  lienCGU: string | null
  lienFAQ: string | null
  children?: ReactNode
}

/** HEAD-05 to HEAD-09: who answers what, and the links that are configured. */
export const Footer = ({ support, lienCGU, lienFAQ, children }: Props) => {
  const phrase = support && textesChrome.support(support)
  return (
    <footer id="pied-de-page" tabIndex={-1} className="footer">
      <div className="fr-container">
        {phrase && (
          <p className="fr-mb-1w">
            {phrase.debut}
            <a href={`mailto:${phrase.courriel}`}>{phrase.courriel}</a>
            {phrase.ou}
            <a href={`tel:${phrase.telephone.replace(/\s/g, '')}`}>{phrase.telephone}</a>
            {phrase.fin}
          </p>
        )}
        <ul className="fr-raw-list footer__links">
          {lienCGU && (
            <li>
              <ExternalLink href={lienCGU}>{textesChrome.cgu}</ExternalLink>
            </li>
          )}
          {lienFAQ && (
            <li>
              <ExternalLink href={lienFAQ}>{textesChrome.faq}</ExternalLink>
            </li>
          )}
          {children}
        </ul>
      </div>
    </footer>
  )
}
