import type { ReactNode } from 'react'
import './card.css'

interface Props<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  children: (item: T) => ReactNode
}

/** Cards as a list element, so that screen readers announce how many there are. */
export const CardList = <T,>({ items, keyOf, children }: Props<T>) => (
  <ul className="fr-raw-list card-grid">
    {items.map((item) => (
      <li key={keyOf(item)}>{children(item)}</li>
    ))}
  </ul>
)
