import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Failure, Outcome } from '../acts/outcome.ts'
import { applyServerErrors } from './apply-server-errors.ts'
import type { Rename } from './field-errors.ts'

/** Sends a form: it ends when it is done only; what failed is kept, to be drawn in the form over what was typed. */
export const useOutcome = <T extends FieldValues>(form: UseFormReturn<T>, onDone: () => void, rename?: Rename) => {
  const [failure, setFailure] = useState<Failure | null>(null)
  const send = async (sending: Promise<Outcome>) => {
    setFailure(null)
    const outcome = await sending
    if (outcome.done) return onDone()
    setFailure(outcome)
    if (outcome.refusals !== null) applyServerErrors(form, outcome.refusals, rename)
  }
  return { failure, send }
}
