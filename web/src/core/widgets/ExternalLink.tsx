import type { ReactNode } from 'react'
import { textesChrome } from 'domain/core/textes/chrome'

/** A link that opens a new tab and says so (RGAA 13.2). */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className="fr-link fr-link--sm">
    {children}
    <span className="fr-sr-only"> {textesChrome.nouvelOnglet}</span>
  </a>
)
