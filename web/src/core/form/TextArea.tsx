import { FieldFrame } from './FieldFrame.tsx'
import { useField, type FieldProps } from './use-field.ts'

/** Several lines of text. */
export const TextArea = ({ rows = 4, ...props }: FieldProps & { rows?: number }) => {
  const field = useField(props, { typed: true })
  return (
    <FieldFrame {...props} field={field}>
      <textarea className="fr-input" rows={rows} {...field.aria} {...field.registration} />
    </FieldFrame>
  )
}
