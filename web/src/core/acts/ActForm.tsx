import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import type { Rename } from '../form/field-errors.ts'
import { Form } from '../form/Form.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { useOutcome } from '../form/use-outcome.ts'
import { Button } from '../widgets/Button.tsx'
import { Buttons } from '../widgets/Buttons.tsx'
import type { Outcome } from './outcome.ts'

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>
  onSend: (values: T) => Promise<Outcome>
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
  const { failure, send } = useOutcome(form, onDone, rename)
  return (
    // Enter in a field sends too, whatever the button says.
    <Form form={form} onSubmit={async (values) => (busy || blocked !== null ? undefined : send(onSend(values)))}>
      {/* A conflict is drawn by the page, which is no longer true. */}
      <FormFailure title={failure?.title ?? ''} lines={failure === null || failure.conflict ? null : failure.lines} />
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
