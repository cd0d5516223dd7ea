import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { textesFiche } from 'domain/registre/textes-fiche'
import './actions-menu.css'

export interface Action {
  label: string
  onChoose: () => void
  /** Why it cannot be chosen now, shown and read with it; null when it can. */
  blocked: string | null
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
  const choose = ({ blocked, busy, onChoose }: Action) => {
    if (blocked !== null || busy) return
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
              {...((action.blocked !== null || action.busy) && { 'aria-disabled': true })}
              {...(action.blocked !== null && { 'aria-describedby': `${id}-${place}` })}
              onClick={() => choose(action)}
              onKeyDown={closeOnEscape}
            >
              {action.label}
            </button>
            {action.blocked !== null && (
              <p id={`${id}-${place}`} className="reason actions-menu__reason">
                {action.blocked}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
