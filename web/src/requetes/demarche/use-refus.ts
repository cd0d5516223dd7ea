import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ErreurChamp } from 'domain/core/erreurs'
import { errorPath, messagesByField } from '../../core/form/field-errors.ts'

/** Sets the errors of the current step on its fields. Focuses the first one, once per refusal (`moment`). */
export const useRefus = <S extends FieldValues>(form: UseFormReturn<S>, erreurs: readonly ErreurChamp[], moment: number) => {
  const shown = useRef(0)
  // Compared by content: the array changes at each render.
  const said = JSON.stringify(erreurs)
  useEffect(() => {
    let shouldFocus = shown.current !== moment
    shown.current = Math.max(shown.current, moment)
    form.clearErrors()
    for (const [name, message] of messagesByField(JSON.parse(said) as ErreurChamp[])) {
      form.setError(errorPath(name, form.getValues()) as FieldPath<S>, { type: 'refus', message }, { shouldFocus })
      shouldFocus = false
    }
  }, [form, said, moment])
}
