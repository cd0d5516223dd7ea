import '@codegouvfr/react-dsfr/dsfr/component/checkbox/checkbox.main.min.css'
import { useField, type FieldProps } from './use-field.ts'

/** A yes/no field: the form holds a boolean. Never marked required, since unticked is an answer. */
export const Checkbox = (props: Omit<FieldProps, 'optional'>) => {
  const { id, hintId, messageId, message, aria, registration } = useField({ ...props, optional: true })
  return (
    <div className={message ? 'fr-checkbox-group fr-checkbox-group--error' : 'fr-checkbox-group'}>
      <input type="checkbox" {...aria} {...registration} />
      <label className="fr-label" htmlFor={id}>
        {props.label}
        {props.hint && (
          <span id={hintId} className="fr-hint-text">
            {props.hint}
          </span>
        )}
      </label>
      {message && (
        <p id={messageId} className="fr-error-text">
          {message}
        </p>
      )}
    </div>
  )
}
