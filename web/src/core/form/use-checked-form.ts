import '../zod-without-eval.ts'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { ErreurChamp } from 'domain/core/erreurs'
import { toFieldErrors, type Rename } from './field-errors.ts'

/**
 * A form checked by the domain's rules, only on submit. On blur, a new message would move the page between mousedown and mouseup, and
 * the click would be lost.
 */
export const useCheckedForm = <T extends FieldValues>(
  initial: DefaultValues<T>,
  check: (values: T) => ErreurChamp[],
  rename?: Rename,
): UseFormReturn<T> =>
  useForm<T>({
    defaultValues: initial,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errors = check(values)
      return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: toFieldErrors(errors, values, rename) }
    },
  })
