import { useId } from 'react'
import { textesFiche } from 'domain/registre/textes/fiche'
import { useDisclosure } from '../core/widgets/use-disclosure.ts'
import { sharedReasons } from './shared-reasons.ts'
import './actions-menu.css'

export interface Action {
  label: string
  onChoose: () => void
  /** Why it is unavailable, shown and announced with it. Empty when it is available. */
  obstacles: readonly string[]
  busy: boolean
}

/** SHEET-12: menu of the actions on an association. A reason shared by consecutive actions is written once, under the last. */
export const ActionsMenu = ({ actions }: { actions: readonly Action[] }) => {
  const { open, box, button, toggle, close } = useDisclosure()
  const id = useId()
  const told = sharedReasons(actions.map(({ obstacles }) => obstacles)).map((each, rank) => ({ ...each, id: `${id}-${rank}` }))
  const choose = ({ obstacles, busy, onChoose }: Action) => {
    if (obstacles.length > 0 || busy) return
    close()
    onChoose()
  }
  return (
    <div ref={box} className="actions-menu">
      <button ref={button} type="button" className="fr-btn actions-menu__button" aria-expanded={open} aria-controls={id} onClick={toggle}>
        {textesFiche.actions}
      </button>
      <ul id={id} hidden={!open} className="fr-raw-list actions-menu__list">
        {actions.map((action, place) => {
          const reasons = told.filter(({ from, to }) => from <= place && place <= to)
          return (
            <li key={action.label}>
              <button
                type="button"
                className="fr-btn fr-btn--tertiary-no-outline"
                {...((action.obstacles.length > 0 || action.busy) && { 'aria-disabled': true })}
                {...(reasons.length > 0 && { 'aria-describedby': reasons.map((reason) => reason.id).join(' ') })}
                onClick={() => choose(action)}
              >
                {action.label}
              </button>
              {reasons
                .filter(({ to }) => to === place)
                .toSorted((one, other) => other.from - one.from)
                .map((reason) => (
                  <p key={reason.id} className="reason actions-menu__reason">
                    {reason.to > reason.from && textesFiche.pourCesActions(reason.to - reason.from + 1)}
                    <span id={reason.id}>{reason.reason}</span>
                  </p>
                ))}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
