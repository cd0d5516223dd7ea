import type { ReactNode } from 'react'
import './card.css'

interface Props {
  /** The heading, usually a link to where the card leads. */
  title: ReactNode
  level?: 2 | 3
  /** Path of an icon that repeats the title, 24 wide and high. */
  icon?: string
  children?: ReactNode
  /** Links or buttons of the end. */
  actions?: ReactNode
}

/** One thing among others of its kind. */
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

/** Cards side by side, in one column on a phone. */
export const CardGrid = ({ children }: { children: ReactNode }) => <div className="card-grid">{children}</div>
