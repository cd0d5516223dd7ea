import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { CorpsErreur } from 'domain/core/erreurs'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { Button } from '../widgets/Button.tsx'
import { applyServerErrors } from './apply-server-errors.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Form } from './Form.tsx'

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>
  /** The refusals of its fields, or null when there is nothing left to correct. */
  onSend: (values: T) => Promise<CorpsErreur | null>
  onClose: () => void
  busy: boolean
  confirm: string
  /** Why it cannot be sent now, shown beside the button; null when it can. */
  blocked?: string | null
  children: ReactNode
}

/** The form of a dialog: it closes once sent, unless fields are refused. */
export const DialogForm = <T extends FieldValues>({ form, onSend, onClose, busy, confirm, blocked = null, children }: Props<T>) => {
  const send = async (values: T) => {
    const refusals = await onSend(values)
    if (refusals === null) onClose()
    else applyServerErrors(form, refusals)
  }
  return (
    <Form form={form} onSubmit={send}>
      <ErrorSummary />
      {children}
      <div className="dialog__actions">
        <Button type="submit" busy={busy} blocked={blocked}>
          {confirm}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {textesFormulaires.annuler}
        </Button>
      </div>
    </Form>
  )
}
