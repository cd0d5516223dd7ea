import type { ReactNode } from 'react'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { UnprintedWarning } from './UnprintedWarning.tsx'
import type { FieldProps } from './use-field.ts'

/** The parts of a field that its frame needs. */
export interface FramedField {
  id: string
  hintId: string
  messageId: string
  message: string | undefined
  /** For a field whose value is printed: its name, and the id of the warning about unprintable characters. */
  unprinted?: { name: string; id: string } | undefined
}

interface Props extends Omit<FieldProps, 'name'> {
  field: FramedField
  /** The DSFR family of the control: `input`, `select` or `upload`. */
  family?: 'input' | 'select' | 'upload'
  children: ReactNode
}

/** A field's label, hint, control and message, in this order. */
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
      {field.unprinted && <UnprintedWarning {...field.unprinted} />}
      {field.message && (
        <p id={field.messageId} className="fr-error-text">
          {field.message}
        </p>
      )}
    </div>
  )
}
