import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { paintedFields } from './painted-fields.ts'

const never = () => () => {}

/**
 * What was typed and chosen on a page that the server painted, before the application came, told to the form. The library reads texts and
 * boxes by itself, which it tells to nothing that watches them; buttons it puts back to what the form began with.
 */
export const useTypedBefore = <T extends FieldValues>({ setValue }: UseFormReturn<T>) => {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  )
  const [fields] = useState(() => (hydrating ? paintedFields() : []))
  useEffect(() => {
    for (const { type, name, value, checked } of fields) {
      const path = name as Path<T>
      const say = (typed: string | boolean) => setValue(path, typed as PathValue<T, typeof path>)
      const box = type === 'checkbox'
      // First something else: what the library has read by itself and is set to again, it tells nobody (react-hook-form 7.92, `isValueUnchanged`).
      say(box ? !checked : '')
      say(box ? checked : value)
    }
  }, [fields, setValue])
}
