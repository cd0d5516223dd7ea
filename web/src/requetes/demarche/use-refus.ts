import { useEffect, useRef } from 'react'
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { EtapeCreation } from 'domain/requetes/etapes-creation'
import { etapeDuChamp } from 'domain/requetes/etapes-creation'
import { errorPath, messagesByField } from '../../core/form/field-errors.ts'
import type { SaisieCreation } from '../saisie-creation.ts'
import type { Creation } from './use-brouillon.ts'

/**
 * The fields of one step. What is typed goes to the creation at once, which judges it when the person moves on; an error leaves
 * when its field changes (FORM-06).
 */
export const useStepForm = <T extends Partial<SaisieCreation> & FieldValues>(
  { erreurs, refus, modifier }: Creation,
  etape: EtapeCreation,
  initial: T,
): UseFormReturn<T> => {
  const form = useForm<T>({
    defaultValues: initial as DefaultValues<T>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The creation judges; without this, an error put here would forbid to send the step again.
    resolver: (values) => ({ values, errors: {} }),
  })
  const keep = useRef(modifier)
  useEffect(() => {
    keep.current = modifier
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) =>
          keep.current(values, (avant) => {
            const apres = avant.filter(({ field }) => field.replace(/\[(\d+)\]/g, '.$1') !== name)
            return apres.length === avant.length ? avant : apres
          }),
      }),
    [form],
  )

  const shown = useRef(0)
  useEffect(() => {
    const refused = messagesByField(erreurs.filter(({ field }) => etapeDuChamp(field) === etape))
    let shouldFocus = shown.current !== refus
    shown.current = refus
    form.clearErrors()
    for (const [name, message] of refused) {
      form.setError(errorPath(name, form.getValues()) as FieldPath<T>, { type: 'refus', message }, { shouldFocus })
      shouldFocus = false
    }
  }, [form, erreurs, refus, etape])
  return form
}
