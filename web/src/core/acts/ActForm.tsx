import { type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import type { Rename } from '../form/field-errors.ts'
import { Form } from '../form/Form.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { Printed } from '../form/printed.ts'
import { Button } from '../widgets/Button.tsx'
import type { Outcome } from './outcome.ts'
import type { Acts } from './use-act.ts'
import { useOutcome } from './use-outcome.ts'

/** What an act will do, and to whom, as its dialog says it. */
export interface Consequences {
  title: string
  lines: readonly string[]
}

export interface ActFormProps<T extends FieldValues, A> {
  form: UseFormReturn<T>
  acts: Acts
  onSend: (values: T) => Promise<Outcome<A>>
  /** Once the act is recorded; what was typed stays as long as it is not. */
  onDone: (answer: A) => void
  confirm: string
  /** Why it cannot be sent now, shown beside the button; null when it can. */
  blocked?: string | null
  rename?: Rename
  /** Nothing is typed in it: it says nothing of fields. */
  fieldless?: boolean
  /** What is typed in it is printed in documents. */
  printed?: boolean
  /** A valid form first opens a dialog that says this; the act waits for its confirmation. */
  ask?: (values: T) => Consequences
  /** The way out of a dialog, beside the button. */
  cancel?: ReactNode
  children: ReactNode
}

/** The form of an act: it ends when it is done only; what failed is drawn in it, over what was typed. */
export const ActForm = <T extends FieldValues, A>(props: ActFormProps<T, A>) => {
  const { form, acts, onSend, onDone, confirm, blocked = null, rename, fieldless = false, printed = false, ask, cancel, children } = props
  const [asked, setAsked] = useState<T | null>(null)
  const said = asked && ask?.(asked)
  const { failure, send } = useOutcome(form, onDone, rename)
  // The page that draws a conflict draws it once; a dialog hides the page.
  const drawn = failure?.kind === 'conflict' && acts.conflictOnPage && cancel === undefined ? null : failure
  return (
    // Enter in a field sends too, whatever the button says.
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
