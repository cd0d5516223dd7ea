import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { CorpsErreur } from 'domain/core/erreurs'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { applyServerErrors } from '../core/form/apply-server-errors.ts'
import { ErrorSummary } from '../core/form/ErrorSummary.tsx'
import { Form } from '../core/form/Form.tsx'
import { Button } from '../core/widgets/Button.tsx'

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>
  /** The refusals of its fields, or null when there is nothing left to correct. */
  onSend: (values: T) => Promise<CorpsErreur | null>
  onClose: () => void
  busy: boolean
  confirm: string
  children: ReactNode
}

/** The form of a dialog that records an act: it closes unless fields are refused. */
export const ActForm = <T extends FieldValues>({ form, onSend, onClose, busy, confirm, children }: Props<T>) => {
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
        <Button type="submit" busy={busy}>
          {confirm}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {textesEspaceGreffe.annuler}
        </Button>
      </div>
    </Form>
  )
}
