import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { Button } from '../widgets/Button.tsx'
import type { Outcome } from '../acts/outcome.ts'
import { Form } from './Form.tsx'
import { FormFailure } from './FormFailure.tsx'
import { useOutcome } from './use-outcome.ts'

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>
  onSend: (values: T) => Promise<Outcome>
  onClose: () => void
  busy: boolean
  confirm: string
  /** Why it cannot be sent now, shown beside the button; null when it can. */
  blocked?: string | null
  children: ReactNode
}

/** The form of a dialog: it closes when it is done only; what failed is drawn in it, over what was typed. */
export const DialogForm = <T extends FieldValues>({ form, onSend, onClose, busy, confirm, blocked = null, children }: Props<T>) => {
  const { failure, send } = useOutcome(form, onClose)
  return (
    <Form form={form} onSubmit={(values) => send(onSend(values))}>
      <FormFailure title={failure?.title ?? ''} lines={failure?.lines ?? null} />
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
