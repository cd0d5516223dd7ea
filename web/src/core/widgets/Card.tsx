import type { ReactNode } from 'react'
import './card.css'

interface Props {
  /** The heading, usually a link to the card's page. */
  title: ReactNode
  level?: 2 | 3
  /** SVG path of an icon that repeats the title, in a 24 × 24 box. */
  icon?: string
  children?: ReactNode
  /** Links or buttons at the bottom. */
  actions?: ReactNode
}

/** One item of a grid. */
export const Card = ({ title, level = 2, icon, children, actions }: Props) => {
  const Heading = `h${level}` as const
  return (
    <article className="card">
      {icon !== undefined && (
        <svg className="card__icon" viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" focusable="false">
          <path fill="currentColor" d={icon} />
        </svg>
      )}
      <Heading className="fr-h6">{title}</Heading>
      {children}
      {actions && <div className="card__actions">{actions}</div>}
    </article>
  )
}

/** Cards side by side, or in one column on a phone. */
export const CardGrid = ({ children }: { children: ReactNode }) => <div className="card-grid">{children}</div>
