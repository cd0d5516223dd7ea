import { useController } from 'react-hook-form'
import { Combobox, type ComboboxProps } from './Combobox.tsx'
import { useFieldParts, type FieldProps } from './use-field.ts'

interface Props<T> extends FieldProps, Omit<ComboboxProps<T>, 'value' | 'onChange' | 'label' | 'hint' | 'optional'> {
  /** Called with each new choice. */
  onChosen?: (value: T | null) => void
}

/** A combobox in a form. The form holds the chosen item, or null. */
export const ComboboxField = <T,>({ name, onChosen, ...props }: Props<T>) => {
  const field = useFieldParts({ name, ...props }, { typed: true })
  const { field: controlled } = useController({ name })
  const change = (value: T | null) => {
    field.clear()
    controlled.onChange(value)
    onChosen?.(value)
  }
  return (
    <Combobox<T>
      {...props}
      field={field}
      aria={field.aria}
      inputRef={controlled.ref}
      value={controlled.value as T | null}
      onChange={change}
    />
  )
}
