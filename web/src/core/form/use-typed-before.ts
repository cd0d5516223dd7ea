import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { paintedFields } from './painted-fields.ts'

const never = () => () => {}

/**
 * What was typed and chosen on a page that the server painted, before the application came, told to the form. The library reads texts and
 * boxes by itself, which it tells to nothing that watches them; buttons it puts back to what the form began with.
 */
export const useTypedBefore = <T extends FieldValues>({ setValue, setValues }: UseFormReturn<T>) => {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  )
  const [fields] = useState(() => (hydrating ? paintedFields() : []))
  useEffect(() => {
    for (const { type, name, value, checked } of fields) {
      const path = name as Path<T>
      setValue(path, (type === 'checkbox' ? checked : value) as PathValue<T, typeof path>)
    }
    // What it has read by itself and is set to again it tells nobody (react-hook-form 7.92, `isValueUnchanged`): all is told at once here,
    // and no field is written to, which would move the place where the next letter goes.
    if (fields.length > 0) setValues((values) => values, { shouldDirty: true })
  }, [fields, setValue, setValues])
}
