import { useFormContext } from 'react-hook-form'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import '@codegouvfr/react-dsfr/dsfr/component/radio/radio.main.min.css'
import { useField, type FieldProps } from './use-field.ts'

interface Props extends FieldProps {
  options: readonly { value: string; label: string }[]
  inline?: boolean
  /** Shown as it is, without being changed; the hint says why. */
  disabled?: boolean
}

/** A few exclusive choices under one legend. */
export const RadioGroup = ({ options, inline = false, disabled = false, ...props }: Props) => {
  const { getValues } = useFormContext()
  const { id, hintId, messageId, message, aria, registration } = useField(props)
  const element = inline ? 'fr-fieldset__element fr-fieldset__element--inline' : 'fr-fieldset__element'
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      disabled={disabled}
      className={message ? 'fr-fieldset fr-fieldset--error' : 'fr-fieldset'}
      aria-describedby={aria['aria-describedby']}
    >
      <legend className="fr-fieldset__legend fr-fieldset__legend--regular">
        {props.optional ? textesFormulaires.facultatif(props.label) : props.label}
        {props.hint && (
          <span id={hintId} className="fr-hint-text">
            {props.hint}
          </span>
        )}
      </legend>
      {options.map(({ value, label }) => (
        <div key={value} className={element}>
          <div className="fr-radio-group">
            {/* Chosen in what the server paints too, where the form does not reach its buttons. */}
            <input type="radio" id={`${id}-${value}`} value={value} defaultChecked={getValues(props.name) === value} {...registration} />
            <label className="fr-label" htmlFor={`${id}-${value}`}>
              {label}
            </label>
          </div>
        </div>
      ))}
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
