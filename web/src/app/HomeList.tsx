import { useId, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'

/** Number of lines shown on the home page. */
const shown = 5

interface Props<T> {
  title: string
  items: readonly T[]
  keyOf: (item: T) => string
  /** The page of the whole list, and the label of its link for that many items. */
  to: '/requete' | '/mes-associations'
  all: (count: number) => string
  children: (item: T) => ReactNode
}

/** The first items of a list, and a link to the whole list. Empty when there is none. */
export const HomeList = <T,>({ title, items, keyOf, to, all, children }: Props<T>) => {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className="home-section">
      <h2 id={id} className="fr-h6">
        {title}
      </h2>
      <ul className="fr-raw-list home-list">
        {items.slice(0, shown).map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {items.length > shown && (
        <Link to={to} className="fr-link">
          {all(items.length)}
        </Link>
      )}
    </section>
  )
}
