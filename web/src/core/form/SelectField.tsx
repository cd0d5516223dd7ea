import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import '@codegouvfr/react-dsfr/dsfr/component/select/select.main.min.css'
import { FieldFrame } from './FieldFrame.tsx'
import { useField, type FieldProps } from './use-field.ts'

interface Props extends FieldProps {
  options: readonly { value: string; label: string }[]
  /** The first, empty choice. */
  placeholder?: string
  /** Called with each new choice, for what follows from it. */
  onChosen?: (value: string) => void
}

/** One choice in a list; the form holds its value, '' for none. */
export const SelectField = ({ options, placeholder = textesFormulaires.choisir, onChosen, ...props }: Props) => {
  const field = useField(props)
  return (
    <FieldFrame {...props} field={field} family="select">
      <select
        className="fr-select"
        {...field.aria}
        {...field.registration}
        onChange={(event) => {
          void field.registration.onChange(event)
          onChosen?.(event.target.value)
        }}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
