import type { ReactNode } from 'react'
import './card.css'

interface Props {
  /** The heading, usually a link to where the card leads. */
  title: ReactNode
  level?: 2 | 3
  children?: ReactNode
  /** Links or buttons of the end. */
  actions?: ReactNode
}

/** One thing among others of its kind. */
export const Card = ({ title, level = 2, children, actions }: Props) => {
  const Heading = `h${level}` as const
  return (
    <article className="card">
      <Heading className="fr-h6">{title}</Heading>
      {children}
      {actions && <div className="card__actions">{actions}</div>}
    </article>
  )
}

/** Cards side by side, in one column on a phone. */
export const CardGrid = ({ children }: { children: ReactNode }) => <div className="card-grid">{children}</div>
