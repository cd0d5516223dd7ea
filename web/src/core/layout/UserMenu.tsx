import { useId } from 'react'
import { Link } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes/chrome'
import { useDisclosure } from '../widgets/use-disclosure.ts'

interface Props {
  /** First name and last name. */
  identite: string
  /** Links to pages, and actions. */
  entries: ({ label: string; to: string } | { label: string; onChoose: () => void })[]
}

const look = 'fr-btn fr-btn--tertiary-no-outline fr-btn--sm'

/** HEAD-12: a button that opens a list, until Escape, a choice or a click elsewhere. */
export const UserMenu = ({ identite, entries }: Props) => {
  const { open, box, button, hide, toggle } = useDisclosure()
  const listId = useId()
  return (
    <div ref={box} className="user-menu">
      <button
        ref={button}
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm"
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
      >
        {textesChrome.monCompte(identite)}
      </button>
      <ul id={listId} hidden={!open} className="fr-raw-list user-menu__list">
        {entries.map((entry) => (
          <li key={entry.label}>
            {'to' in entry ? (
              <Link to={entry.to} className={look} onClick={hide}>
                {entry.label}
              </Link>
            ) : (
              <button type="button" className={look} onClick={entry.onChoose}>
                {entry.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
