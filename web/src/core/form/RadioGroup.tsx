import { useFormContext } from 'react-hook-form'
import '@codegouvfr/react-dsfr/dsfr/component/radio/radio.main.min.css'
import { Fieldset } from './Fieldset.tsx'
import { useField, type FieldProps } from './use-field.ts'

interface Props extends FieldProps {
  options: readonly { value: string; label: string }[]
  inline?: boolean
  /** The choice is shown but cannot be changed. The hint says why. */
  disabled?: boolean
}

/** A few exclusive choices under one legend. */
export const RadioGroup = ({ options, inline = false, disabled = false, ...props }: Props) => {
  const { getValues } = useFormContext()
  const field = useField(props)
  const element = inline ? 'fr-fieldset__element fr-fieldset__element--inline' : 'fr-fieldset__element'
  return (
    <Fieldset {...props} field={field} disabled={disabled}>
      {options.map(({ value, label }) => (
        <div key={value} className={element}>
          <div className="fr-radio-group">
            {/* `register` does not set the checked radio in server-rendered HTML, so set it here. */}
            <input
              type="radio"
              id={`${field.id}-${value}`}
              value={value}
              defaultChecked={getValues(props.name) === value}
              {...field.registration}
            />
            <label className="fr-label" htmlFor={`${field.id}-${value}`}>
              {label}
            </label>
          </div>
        </div>
      ))}
    </Fieldset>
  )
}
