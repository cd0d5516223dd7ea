import '@codegouvfr/react-dsfr/dsfr/component/checkbox/checkbox.main.min.css'
import { Fieldset } from './Fieldset.tsx'
import { useField, type FieldProps } from './use-field.ts'
import './boxes.css'

interface Props extends Omit<FieldProps, 'optional'> {
  options: readonly { value: string; label: string }[]
}

/** One checkbox per choice. The form holds the ticked values. */
export const Boxes = ({ options, ...props }: Props) => {
  const field = useField(props)
  return (
    <Fieldset {...props} field={field}>
      <div className="fr-fieldset__element boxes">
        {options.map(({ value, label }) => (
          <div key={value} className="fr-checkbox-group fr-checkbox-group--sm">
            <input type="checkbox" id={`${field.id}-${value}`} value={value} {...field.registration} />
            <label className="fr-label" htmlFor={`${field.id}-${value}`}>
              {label}
            </label>
          </div>
        ))}
      </div>
    </Fieldset>
  )
}
