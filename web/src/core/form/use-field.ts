import { get, useFormContext, useFormState } from 'react-hook-form'
import { useFieldId } from './form-frame.ts'
import { usePrinted } from './printed.ts'

export interface FieldProps {
  /** Dotted path in the form (`membres.0.nom`). */
  name: string
  label: string
  hint?: string | undefined
  /** Written after the label: fields are required unless they say so (FORM-16). */
  optional?: boolean
}

/**
 * What every field shares: ids tied together, its message, and the message that goes when the field changes (FORM-06). What is `typed` in
 * it may hold a character that no document prints, and is described by what is told of that.
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
export const useField = (props: FieldProps, options: { typed?: boolean } = {}) => {
  const { register } = useFormContext()
  const parts = useFieldParts(props, options)
  return { ...parts, registration: register(props.name, { onChange: parts.clear }) }
}
