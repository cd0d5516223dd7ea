import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { textesChrome } from 'domain/core/textes/chrome'
import { linkOf } from './link-of.ts'

/** A link inside a text. A link to another site opens in a new tab and says so (RGAA 13.2). A forbidden target leaves plain text. */
export const TextLink = ({ target, children }: { target: string | null; children: ReactNode }) => {
  const link = linkOf(target)
  if (link === null) return children
  if (link.kind === 'own') return <Link to={link.href}>{children}</Link>
  if (link.kind === 'contact') return <a href={link.href}>{children}</a>
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {children} {textesChrome.nouvelOnglet}
    </a>
  )
}
