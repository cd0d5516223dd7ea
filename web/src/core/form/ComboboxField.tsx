import { useController } from 'react-hook-form'
import { Combobox, type ComboboxProps } from './Combobox.tsx'
import { useFieldParts, type FieldProps } from './use-field.ts'

type Props<T> = FieldProps & Omit<ComboboxProps<T>, 'value' | 'onChange'>

/** A combobox of a form, which holds the chosen item or null. */
export const ComboboxField = <T,>({ name, ...props }: Props<T>) => {
  const field = useFieldParts({ name, ...props })
  const { field: controlled } = useController({ name })
  const change = (value: T | null) => {
    field.clear()
    controlled.onChange(value)
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
