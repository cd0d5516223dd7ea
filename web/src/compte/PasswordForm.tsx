import { changerMotPasse } from 'contract/compte/own-compte'
import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import { textesSucces } from 'domain/core/textes/succes'
import { DialogForm } from '../core/acts/DialogForm.tsx'
import { useAct } from '../core/acts/use-act.ts'
import { checkBody } from '../core/form/check-body.ts'
import { PasswordField } from '../core/form/PasswordField.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { NewPassword } from './NewPassword.tsx'

const { motPasse: textes } = textesOwnCompte
const check = checkBody(changerMotPasse.body)

/** ACCOUNT-17 to ACCOUNT-20: changes the password. The other sessions end. */
export const PasswordForm = ({ onClose }: { onClose: () => void }) => {
  const acts = useAct(textes.echec)
  const form = useCheckedForm({ ancien: '', motPasse: '' }, check)
  const send = (body: { ancien: string; motPasse: string }) => acts.attempt(changerMotPasse, { body }, () => textesSucces.motPasseChange)
  return (
    <DialogForm form={form} acts={acts} onSend={send} onClose={onClose} confirm={textes.enregistrer}>
      <PasswordField name="ancien" label={textes.ancien} autoComplete="current-password" />
      <NewPassword label={textes.nouveau} hint={textes.indication} />
      <p className="reason">{textes.effet}</p>
    </DialogForm>
  )
}
