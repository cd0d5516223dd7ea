import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { FieldFrame } from './FieldFrame.tsx'
import { useField, type FieldProps } from './use-field.ts'

interface Props extends FieldProps {
  /** Last day that may be picked, `YYYY-MM-DD`; the rules of the domain check it too. */
  max?: string
}

/** A calendar day, `YYYY-MM-DD` in the form (empty while incomplete). The hint gives the format (RGAA 11.10). */
export const DateField = ({ max, hint = textesFormulaires.formatDate, ...rest }: Props) => {
  const props = { hint, ...rest }
  const field = useField(props)
  return (
    <FieldFrame {...props} field={field}>
      <input className="fr-input" type="date" {...(max && { max })} {...field.aria} {...field.registration} />
    </FieldFrame>
  )
}
