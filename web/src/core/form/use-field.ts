import { get, useFormContext, useFormState } from 'react-hook-form'
import { useFieldId } from './form-frame.ts'

export interface FieldProps {
  /** Dotted path in the form (`membres.0.nom`). */
  name: string
  label: string
  hint?: string | undefined
  /** Written after the label: fields are required unless they say so (FORM-16). */
  optional?: boolean
}

/** What every field shares: ids tied together, its message, and the message that goes when the field changes (FORM-06). */
export const useFieldParts = ({ name, label, hint, optional }: FieldProps) => {
  const { control, clearErrors } = useFormContext()
  const { errors } = useFormState({ control, name })
  const id = useFieldId(name, label)
  const error: { message?: string; root?: { message?: string } } | undefined = get(errors, name)
  const message = error?.message ?? error?.root?.message
  const hintId = `${id}-aide`
  const messageId = `${id}-erreur`
  const described = [hint && hintId, message && messageId].filter(Boolean).join(' ')
  return {
    id,
    hintId,
    messageId,
    message,
    /** The attributes of the control itself. */
    aria: {
      id,
      ...(described && { 'aria-describedby': described }),
      ...(message && { 'aria-invalid': true }),
      ...(!optional && { 'aria-required': true }),
    },
    clear: () => clearErrors(name),
  }
}

/** A field whose control is the browser's own: its parts, and its registration in the form. */
export const useField = (props: FieldProps) => {
  const { register } = useFormContext()
  const parts = useFieldParts(props)
  return { ...parts, registration: register(props.name, { onChange: parts.clear }) }
}
