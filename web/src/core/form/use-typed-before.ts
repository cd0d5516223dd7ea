import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { paintedFields } from './painted-fields.ts'

const never = () => () => {}

/**
 * Gives the form what was typed and chosen on the server-rendered page before hydration. react-hook-form reads texts and checkboxes by
 * itself, but does not notify watchers. It resets radio buttons to the initial value.
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
    // Setting a value that the library already read notifies nobody (react-hook-form 7.92, `isValueUnchanged`). So notify once for all
    // here. This writes to no field, which would move the text cursor.
    if (fields.length > 0) setValues((values) => values, { shouldDirty: true })
  }, [fields, setValue, setValues])
}
