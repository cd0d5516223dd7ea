import { useController } from 'react-hook-form'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import '@codegouvfr/react-dsfr/dsfr/component/select/select.main.min.css'
import { FieldFrame } from './FieldFrame.tsx'
import { useFieldParts, type FieldProps } from './use-field.ts'

interface Props extends FieldProps {
  options: readonly { value: string; label: string }[]
  /** Label of the first, empty choice. Null when an option is always chosen. */
  placeholder?: string | null
  /** Called with each new choice. */
  onChosen?: (value: string) => void
}

/** One choice in a list. The form holds its value, '' for none. Controlled, so it stays right when the options change. */
export const SelectField = ({ options, placeholder = textesFormulaires.choisir, onChosen, ...props }: Props) => {
  const field = useFieldParts(props)
  const { field: controlled } = useController({ name: props.name })
  return (
    <FieldFrame {...props} field={field} family="select">
      <select
        className="fr-select"
        {...field.aria}
        {...controlled}
        onChange={({ target: { value } }) => {
          field.clear()
          controlled.onChange(value)
          onChosen?.(value)
        }}
      >
        {placeholder !== null && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
