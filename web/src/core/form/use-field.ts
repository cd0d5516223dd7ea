import { get, useFormContext, useFormState } from 'react-hook-form'
import { useFieldId } from './form-frame.ts'
import { usePrinted } from './printed.ts'

export interface FieldProps {
  /** Dotted path in the form (`membres.0.nom`). */
  name: string
  label: string
  hint?: string | undefined
  /** Says so after the label. Other fields are required (FORM-16). */
  optional?: boolean
}

/**
 * Shared by every field: linked ids, and an error message that disappears when the field changes (FORM-06). With `typed`, the field also
 * has an id for the warning about characters that no document prints.
 */
export const useFieldParts = ({ name, label, hint, optional }: FieldProps, { typed = false } = {}) => {
  const { control, clearErrors } = useFormContext()
  const { errors } = useFormState({ control, name })
  const id = useFieldId(name, label)
  const error: { message?: string; root?: { message?: string } } | undefined = get(errors, name)
  const message = error?.message ?? error?.root?.message
  const hintId = `${id}-aide`
  const messageId = `${id}-erreur`
  const unprinted = usePrinted() && typed ? { name, id: `${id}-impression` } : undefined
  const described = [hint && hintId, unprinted?.id, message && messageId].filter(Boolean).join(' ')
  return {
    id,
    hintId,
    messageId,
    message,
    unprinted,
    /** Attributes of the control. */
    aria: {
      id,
      ...(described && { 'aria-describedby': described }),
      ...(message && { 'aria-invalid': true }),
      ...(!optional && { 'aria-required': true }),
    },
    clear: () => clearErrors(name),
  }
}

/** The parts of a field with a native control, and its registration in the form. */
export const useField = (props: FieldProps, options: { typed?: boolean } = {}) => {
  const { register } = useFormContext()
  const parts = useFieldParts(props, options)
  return { ...parts, registration: register(props.name, { onChange: parts.clear }) }
}
