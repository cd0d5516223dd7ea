import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../api/api-error.ts'
import { applyServerErrors } from '../form/apply-server-errors.ts'
import { notifyFormFailure } from '../api/failure.ts'
import type { useCaptcha } from './use-captcha.ts'

/** Shows a failed try under `title`. A captcha is valid once, so a new one is fetched (CAPTCHA-09). The other fields keep their values. */
export const refuseTry = <T extends FieldValues>(
  form: UseFormReturn<T>,
  { renew }: ReturnType<typeof useCaptcha>,
  error: unknown,
  title: string,
) => {
  renew()
  const captcha = 'captcha' as FieldPath<T>
  form.setValue(captcha, '' as PathValue<T, typeof captcha>)
  if (error instanceof ApiError && error.corps.errors.length > 0) applyServerErrors(form, error.corps)
  else notifyFormFailure(error, title)
}
