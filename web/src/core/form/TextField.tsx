import { FieldFrame } from './FieldFrame.tsx'
import { useField, type FieldProps } from './use-field.ts'

interface Props extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'time'
  /** Only for the person's own data (RGAA 11.13). */
  autoComplete?: string
  maxLength?: number
  /** The value in the server-rendered page, before hydration. The form holds the same one. */
  painted?: string
}

/** One line of text. */
export const TextField = ({ type = 'text', autoComplete = 'off', maxLength, painted, ...props }: Props) => {
  const field = useField(props, { typed: true })
  return (
    <FieldFrame {...props} field={field}>
      <input
        className="fr-input"
        type={type}
        autoComplete={autoComplete}
        {...(maxLength !== undefined && { maxLength })}
        {...(painted && { defaultValue: painted })}
        {...field.aria}
        {...field.registration}
      />
    </FieldFrame>
  )
}
