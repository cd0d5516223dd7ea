import { useFormContext } from 'react-hook-form'
import '@codegouvfr/react-dsfr/dsfr/component/checkbox/checkbox.main.min.css'
import { useFieldParts } from './use-field.ts'
import './boxes.css'

interface Props {
  name: string
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
}

/** A box per choice; the form holds the values of those ticked. */
export const Boxes = ({ name, label, hint, options }: Props) => {
  const { register } = useFormContext()
  const { id, messageId, hintId, message, aria, clear } = useFieldParts({ name, label, optional: true, ...(hint && { hint }) })
  const registration = register(name, { onChange: clear })
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={message ? 'fr-fieldset fr-fieldset--error' : 'fr-fieldset'}
      aria-describedby={aria['aria-describedby']}
    >
      <legend className="fr-fieldset__legend fr-fieldset__legend--regular">
        {label}
        {hint && (
          <span id={hintId} className="fr-hint-text">
            {hint}
          </span>
        )}
      </legend>
      <div className="fr-fieldset__element boxes">
        {options.map((option) => (
          <div key={option.value} className="fr-checkbox-group fr-checkbox-group--sm">
            <input type="checkbox" id={`${id}-${option.value}`} value={option.value} {...registration} />
            <label className="fr-label" htmlFor={`${id}-${option.value}`}>
              {option.label}
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
