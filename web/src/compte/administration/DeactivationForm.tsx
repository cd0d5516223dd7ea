import { desactiverCompte } from 'contract/compte/support'
import { textesAdministrationCompte } from 'domain/compte/textes/administration-compte'
import type { Acts } from '../../core/acts/use-act.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'

interface Props {
  uuid: string
  acts: Acts
  onClose: () => void
}

const check = checkBody(desactiverCompte.body)
const { boutons, effets, faits, motif } = textesAdministrationCompte

/** Deactivates the account. The reason is kept in its journal. */
export const DeactivationForm = ({ uuid, acts, onClose }: Props) => {
  const form = useCheckedForm({ motif: '' }, check)
  const send = (body: { motif: string }) => acts.attempt(desactiverCompte, { params: { uuid }, body }, () => faits.DESACTIVATION)
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={boutons.DESACTIVATION}>
      <p>{effets.DESACTIVATION}</p>
      <TextArea name="motif" label={motif} rows={2} />
    </DialogForm>
  )
}
