import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { CorpsErreur } from 'domain/core/erreurs'
import { errorPath, messagesByField, type Rename } from './field-errors.ts'

/** Puts the server's errors on their fields and focuses the first. Each error disappears when its field changes (FORM-06). */
export const applyServerErrors = <T extends FieldValues>(form: UseFormReturn<T>, corps: CorpsErreur, rename?: Rename) => {
  const values = form.getValues()
  let first = true
  for (const [name, message] of messagesByField(corps.errors, rename)) {
    form.setError(errorPath(name, values) as FieldPath<T>, { type: 'server', message }, { shouldFocus: first })
    first = false
  }
}
