import { desactiverCompte } from 'contract/compte/support'
import { textesAdministrationCompte } from 'domain/compte/textes-administration-compte'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { DialogForm } from '../../core/form/DialogForm.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import type { AccountActs } from './use-account-act.ts'

interface Props {
  uuid: string
  acts: AccountActs
  onClose: () => void
}

const { boutons, effets, faits, motif } = textesAdministrationCompte

/** Closes the account; the reason is kept in its journal. */
export const DeactivationForm = ({ uuid, acts, onClose }: Props) => {
  const form = useCheckedForm<{ motif: string }>({ motif: '' }, (values) => {
    const read = desactiverCompte.body.safeParse(values)
    return read.success ? [] : erreursDeZod(read.error.issues)
  })
  const send = (body: { motif: string }) => acts.send(desactiverCompte, { params: { uuid }, body }, faits.desactivation)
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} busy={acts.busy} confirm={boutons.desactivation}>
      <p>{effets.desactivation}</p>
      <TextArea name="motif" label={motif} rows={2} />
    </DialogForm>
  )
}
