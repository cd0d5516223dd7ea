import { useController } from 'react-hook-form'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { DateInput } from './DateInput.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useFieldParts, type FieldProps } from './use-field.ts'

/** A calendar day. The form holds `YYYY-MM-DD`, or the typed text while it is not a valid day. The hint gives the format (RGAA 11.10). */
export const DateField = ({ hint = textesFormulaires.formatDate, ...rest }: FieldProps) => {
  const props = { hint, ...rest }
  const field = useFieldParts(props)
  const { field: controlled } = useController({ name: props.name })
  return (
    <FieldFrame {...props} field={field}>
      <DateInput
        {...field.aria}
        {...controlled}
        onChange={(day) => {
          field.clear()
          controlled.onChange(day)
        }}
      />
    </FieldFrame>
  )
}
