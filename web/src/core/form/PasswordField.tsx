import { FieldFrame } from './FieldFrame.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { useField, type FieldProps } from './use-field.ts'

/** A password with a show button, instead of a second field to confirm it (ACCOUNT-05). Pasting is allowed. */
export const PasswordField = ({ autoComplete, ...props }: FieldProps & { autoComplete: 'current-password' | 'new-password' }) => {
  const field = useField(props)
  return (
    <FieldFrame {...props} field={field}>
      <PasswordInput autoComplete={autoComplete} {...field.aria} {...field.registration} />
    </FieldFrame>
  )
}
