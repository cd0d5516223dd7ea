import { useState, type ReactNode } from 'react'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import './ordered-list.css'

interface Props<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  nameOf: (item: T) => string
  /** Both indexes from 0. */
  onMove: (from: number, to: number) => void
  children: (item: T, index: number) => ReactNode
}

const arrows = { up: 'M12 5l7 7-1.4 1.4L13 8.8V19h-2V8.8l-4.6 4.6L5 12z', down: 'M12 19l-7-7 1.4-1.4L11 15.2V5h2v10.2l4.6-4.6L19 12z' }

/** A list that the person orders by buttons, so without a pointer too (MEMB-01, RGAA 7.3); the new place is announced. */
export const OrderedList = <T,>({ items, keyOf, nameOf, onMove, children }: Props<T>) => {
  const [announced, setAnnounced] = useState('')
  const move = (from: number, to: number) => {
    const item = items[from]
    // The first cannot go up nor the last down; their buttons stay focusable, or the focus would be lost at the ends.
    if (item === undefined || to < 0 || to >= items.length) return
    onMove(from, to)
    setAnnounced(textesFormulaires.nouvellePosition({ nom: nameOf(item), position: to + 1, total: items.length }))
  }
  const button = (label: string, direction: keyof typeof arrows, from: number, to: number) => (
    <button
      type="button"
      className="fr-btn fr-btn--tertiary fr-btn--sm"
      aria-label={label}
      title={label}
      {...((to < 0 || to >= items.length) && { 'aria-disabled': true })}
      onClick={() => move(from, to)}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={arrows[direction]} />
      </svg>
    </button>
  )
  return (
    <>
      <ol className="fr-raw-list ordered-list">
        {items.map((item, index) => (
          <li key={keyOf(item)}>
            <div className="ordered-list__content">{children(item, index)}</div>
            <div className="ordered-list__buttons">
              {button(textesFormulaires.monter(nameOf(item)), 'up', index, index - 1)}
              {button(textesFormulaires.descendre(nameOf(item)), 'down', index, index + 1)}
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="fr-sr-only">
        {announced}
      </p>
    </>
  )
}
