import type { ReactNode } from 'react'
import type { ErreurChamp } from 'domain/core/erreurs'
import { Button } from '../../../core/widgets/Button.tsx'

interface Action {
  text: string
  /** The accessible name, which includes the founder's. */
  name: string
  act: () => void
}

interface Props {
  name: string
  note?: ReactNode
  refusals?: readonly ErreurChamp[]
  edit?: Action
  remove: Action
}

/** A founder in the list. */
export const FounderRow = ({ name, note, refusals = [], edit, remove }: Props) => (
  <li className="row">
    <p>
      <strong>{name}</strong> {note}
    </p>
    {refusals.map(({ field, defaultMessage }) => (
      <p key={field} className="fr-error-text">
        {defaultMessage}
      </p>
    ))}
    <div className="row__buttons">
      {[edit, remove].map(
        (action) =>
          action && (
            <Button key={action.name} look="tertiary" name={action.name} onClick={action.act}>
              {action.text}
            </Button>
          ),
      )}
    </div>
  </li>
)
