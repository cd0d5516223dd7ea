import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyServerErrors } from '../form/apply-server-errors.ts'
import type { Rename } from '../form/field-errors.ts'
import { notify } from '../notices/notices-store.ts'
import { linesOf, type Failure, type Outcome } from './outcome.ts'

/**
 * Sends a form, which ends only on success. A failure is kept, so that the form shows it above the typed values. If the person left
 * the form before the answer, the failure becomes a notice.
 */
export const useOutcome = <T extends FieldValues, A>(form: UseFormReturn<T>, onDone: (answer: A) => void, rename?: Rename) => {
  const [failure, setFailure] = useState<Failure | null>(null)
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const send = async (sending: Promise<Outcome<A>>) => {
    setFailure(null)
    const outcome = await sending
    if (outcome.kind === 'done') return here.current ? onDone(outcome.answer) : undefined
    if (!here.current) return notify('error', outcome.title, linesOf(outcome))
    setFailure(outcome)
    if (outcome.refusals !== null) applyServerErrors(form, outcome.refusals, rename)
  }
  return { failure, send }
}
