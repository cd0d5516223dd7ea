import type { ReactNode } from 'react'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import type { FieldProps, useFieldParts } from './use-field.ts'

interface Props extends Omit<FieldProps, 'name'> {
  field: ReturnType<typeof useFieldParts>
  disabled?: boolean
  children: ReactNode
}

/** A group of choices: the legend, its hint, the choices, then the error message. */
export const Fieldset = ({ label, hint, optional, field: { id, hintId, messageId, message, aria }, disabled, children }: Props) => (
  <fieldset
    id={id}
    tabIndex={-1}
    disabled={disabled}
    className={message ? 'fr-fieldset fr-fieldset--error' : 'fr-fieldset'}
    aria-describedby={aria['aria-describedby']}
  >
    <legend className="fr-fieldset__legend fr-fieldset__legend--regular">
      {optional ? textesFormulaires.facultatif(label) : label}
      {hint && (
        <span id={hintId} className="fr-hint-text">
          {hint}
        </span>
      )}
    </legend>
    {children}
    {message && (
      <div className="fr-messages-group">
        <p id={messageId} className="fr-message fr-message--error">
          {message}
        </p>
      </div>
    )}
  </fieldset>
)
