import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../api/api-error.ts'
import { applyServerErrors } from '../form/apply-server-errors.ts'
import { linesOfFailure } from '../notices/failure.ts'

/** Sends the form of a dialog. A failure stays in the dialog, over what was typed: notices lie behind it, out of reach. */
export const useDialogSend = <T extends FieldValues>(form: UseFormReturn<T>) => {
  const [failure, setFailure] = useState<string[] | null>(null)
  const send = async (act: () => Promise<void>) => {
    setFailure(null)
    try {
      await act()
    } catch (error) {
      const onFields = error instanceof ApiError && error.corps.errors.length > 0
      setFailure(onFields ? [] : linesOfFailure(error))
      if (onFields) applyServerErrors(form, error.corps)
    }
  }
  return { failure, send }
}
