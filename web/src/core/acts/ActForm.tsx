import { type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import type { Rename } from '../form/field-errors.ts'
import { Form } from '../form/Form.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { Printed } from '../form/printed.ts'
import { Button } from '../widgets/Button.tsx'
import type { Outcome } from './outcome.ts'
import type { Acts } from './use-act.ts'
import { useOutcome } from './use-outcome.ts'

/** The consequences of an act and the persons concerned: the text of its confirmation dialog. */
export interface Consequences {
  title: string
  lines: readonly string[]
}

export interface ActFormProps<T extends FieldValues, A> {
  form: UseFormReturn<T>
  acts: Acts
  onSend: (values: T) => Promise<Outcome<A>>
  /** Called once the act is recorded. Until then the typed values stay. */
  onDone: (answer: A) => void
  confirm: string
  /** Why the form cannot be sent now, shown beside the button. Null when it can. */
  blocked?: string | null
  rename?: Rename
  /** The form has no field: hide the sentence that says every field is mandatory. */
  fieldless?: boolean
  /** The typed values are printed in documents. */
  printed?: boolean
  /** When given, a valid form first opens a dialog with this text. The act is sent once the person confirms. */
  ask?: (values: T) => Consequences
  /** The cancel button of a dialog, shown beside the submit button. */
  cancel?: ReactNode
  children: ReactNode
}

/** The form of an act. It ends only when the act succeeds. A failure is shown in the form, above the typed values. */
export const ActForm = <T extends FieldValues, A>(props: ActFormProps<T, A>) => {
  const { form, acts, onSend, onDone, confirm, blocked = null, rename, fieldless = false, printed = false, ask, cancel, children } = props
  const [asked, setAsked] = useState<T | null>(null)
  const said = asked && ask?.(asked)
  const { failure, send } = useOutcome(form, onDone, rename)
  // When the page already shows the conflict, the form does not repeat it. A dialog hides the page, so it does.
  const drawn = failure?.kind === 'conflict' && acts.conflictOnPage && cancel === undefined ? null : failure
  return (
    // Pressing Enter in a field also submits, even when the button is blocked.
    <Form
      form={form}
      onSubmit={async (values) => (acts.busy || blocked !== null ? undefined : ask ? setAsked(values) : send(onSend(values)))}
    >
      <FormFailure title={failure?.title ?? ''} lines={drawn?.lines ?? null} />
      {cancel === undefined && !fieldless && <p>{textesFormulaires.tousObligatoires}</p>}
      <Printed value={printed}>{children}</Printed>
      <div className={cancel === undefined ? 'buttons' : 'dialog__actions'}>
        <Button type="submit" busy={acts.busy} blocked={blocked}>
          {confirm}
        </Button>
        {cancel}
      </div>
      <ConfirmDialog
        open={Boolean(said)}
        title={said?.title ?? ''}
        confirm={confirm}
        cancel={textesFormulaires.revenir}
        onConfirm={() => {
          setAsked(null)
          if (asked) void send(onSend(asked))
        }}
        onCancel={() => setAsked(null)}
      >
        {said?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ConfirmDialog>
    </Form>
  )
}
