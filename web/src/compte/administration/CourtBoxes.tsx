import { useFieldParts } from '../../core/form/use-field.ts'
import '@codegouvfr/react-dsfr/dsfr/component/checkbox/checkbox.main.min.css'
import { useFormContext } from 'react-hook-form'

interface Props {
  name: string
  label: string
  courts: readonly { id: string; libelle: string }[]
}

/** A box per court; the form holds the ids of those ticked. */
export const CourtBoxes = ({ name, label, courts }: Props) => {
  const { register } = useFormContext()
  const { id, messageId, message, aria, clear } = useFieldParts({ name, label, optional: true })
  const registration = register(name, { onChange: clear })
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={message ? 'fr-fieldset fr-fieldset--error' : 'fr-fieldset'}
      aria-describedby={aria['aria-describedby']}
    >
      <legend className="fr-fieldset__legend fr-fieldset__legend--regular">{label}</legend>
      <div className="fr-fieldset__element account__courts">
        {courts.map((court) => (
          <div key={court.id} className="fr-checkbox-group fr-checkbox-group--sm">
            <input type="checkbox" id={`${id}-${court.id}`} value={court.id} {...registration} />
            <label className="fr-label" htmlFor={`${id}-${court.id}`}>
              {court.libelle}
            </label>
          </div>
        ))}
      </div>
      {message && (
        <div className="fr-messages-group">
          <p id={messageId} className="fr-message fr-message--error">
            {message}
          </p>
        </div>
      )}
    </fieldset>
  )
}
