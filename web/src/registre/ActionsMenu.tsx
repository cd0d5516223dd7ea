import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { textesFiche } from 'domain/registre/textes-fiche'
import './actions-menu.css'

export interface Action {
  label: string
  onChoose: () => void
  /** Why it cannot be chosen now, shown and read with it; empty when it can. */
  obstacles: readonly string[]
  busy: boolean
}

/** SHEET-12: a button that shows the actions on an association; Escape hides them and gives the focus back. */
export const ActionsMenu = ({ actions }: { actions: readonly Action[] }) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close()
  }
  const choose = ({ obstacles, busy, onChoose }: Action) => {
    if (obstacles.length > 0 || busy) return
    close()
    onChoose()
  }
  return (
    <div className="actions-menu">
      <button
        ref={button}
        type="button"
        className="fr-btn actions-menu__button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onKeyDown={closeOnEscape}
      >
        {textesFiche.actions}
      </button>
      <ul id={id} hidden={!open} className="fr-raw-list actions-menu__list">
        {actions.map((action, place) => (
          <li key={action.label}>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary-no-outline"
              {...((action.obstacles.length > 0 || action.busy) && { 'aria-disabled': true })}
              {...(action.obstacles.length > 0 && { 'aria-describedby': `${id}-${place}` })}
              onClick={() => choose(action)}
              onKeyDown={closeOnEscape}
            >
              {action.label}
            </button>
            {action.obstacles.length > 0 && (
              <p id={`${id}-${place}`} className="reason actions-menu__reason">
                {action.obstacles.join(' ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
