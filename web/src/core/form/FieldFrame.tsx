import type { ReactNode } from 'react'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import type { FieldProps } from './use-field.ts'

interface Props extends Omit<FieldProps, 'name'> {
  field: { id: string; hintId: string; messageId: string; message: string | undefined }
  /** `input`, `select`, `upload`: the DSFR family of the control. */
  family?: 'input' | 'select' | 'upload'
  children: ReactNode
}

/** Label, hint, control, message, in this order. */
export const FieldFrame = ({ label, hint, optional, field, family = 'input', children }: Props) => {
  const group = `fr-${family}-group`
  return (
    <div className={field.message ? `${group} ${group}--error` : group}>
      <label id={`${field.id}-libelle`} className="fr-label" htmlFor={field.id}>
        {optional ? textesFormulaires.facultatif(label) : label}
      </label>
      {hint && (
        <p id={field.hintId} className="fr-hint-text">
          {hint}
        </p>
      )}
      {children}
      {field.message && (
        <p id={field.messageId} className="fr-error-text">
          {field.message}
        </p>
      )}
    </div>
  )
}
