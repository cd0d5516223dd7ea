import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { CorpsErreur } from 'domain/core/erreurs'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { applyServerErrors } from '../form/apply-server-errors.ts'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import type { Rename } from '../form/field-errors.ts'
import { Form } from '../form/Form.tsx'
import { Button } from '../widgets/Button.tsx'
import { Buttons } from '../widgets/Buttons.tsx'

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>
  onSend: (values: T) => Promise<{ done: boolean; refusals: CorpsErreur | null }>
  /** Once the act is recorded; what was typed stays as long as it is not. */
  onDone: () => void
  busy: boolean
  confirm: string
  /** Why it cannot be sent now, shown beside the button; null when it can. */
  blocked?: string | null
  rename?: Rename
  children: ReactNode
}

/** The form of an act of the court, on its page. */
export const ActForm = <T extends FieldValues>({ form, onSend, onDone, busy, confirm, blocked = null, rename, children }: Props<T>) => {
  const send = async (values: T) => {
    // Enter in a field sends too, whatever the button says.
    if (busy || blocked !== null) return
    const { done, refusals } = await onSend(values)
    if (refusals !== null) applyServerErrors(form, refusals, rename)
    if (done) onDone()
  }
  return (
    <Form form={form} onSubmit={send}>
      <ErrorSummary />
      <p>{textesFormulaires.tousObligatoires}</p>
      {children}
      <Buttons>
        <Button type="submit" busy={busy} blocked={blocked}>
          {confirm}
        </Button>
      </Buttons>
    </Form>
  )
}
