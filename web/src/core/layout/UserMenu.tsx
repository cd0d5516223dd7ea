import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes-chrome'

interface Props {
  /** First name and name. */
  identite: string
  /** Pages, and acts. */
  entries: ({ label: string; to: string } | { label: string; onChoose: () => void })[]
}

const look = 'fr-btn fr-btn--tertiary-no-outline fr-btn--sm'

/** HEAD-12: a button that shows its list; Escape hides it and gives the focus back. */
export const UserMenu = ({ identite, entries }: Props) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="user-menu">
      <button
        ref={button}
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        onKeyDown={closeOnEscape}
      >
        {textesChrome.monCompte(identite)}
      </button>
      <ul id={listId} hidden={!open} className="fr-raw-list user-menu__list">
        {entries.map((entry) => (
          <li key={entry.label}>
            {'to' in entry ? (
              <Link to={entry.to} className={look} onClick={() => setOpen(false)} onKeyDown={closeOnEscape}>
                {entry.label}
              </Link>
            ) : (
              <button type="button" className={look} onClick={entry.onChoose} onKeyDown={closeOnEscape}>
                {entry.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
