import { demanderEmail } from 'contract/compte/own-compte'
import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import { textesSucces } from 'domain/core/textes/succes'
import { DialogForm } from '../core/acts/DialogForm.tsx'
import { useAct } from '../core/acts/use-act.ts'
import { checkBody } from '../core/form/check-body.ts'
import { PasswordField } from '../core/form/PasswordField.tsx'
import { TextField } from '../core/form/TextField.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { EmailHint } from './EmailHint.tsx'

const { changementEmail: textes } = textesOwnCompte
const check = checkBody(demanderEmail.body)

/** ACCOUNT-21 to ACCOUNT-24: requests a link to the new address. Nothing changes until the link is used. */
export const EmailForm = ({ onClose }: { onClose: () => void }) => {
  const acts = useAct(textes.echec)
  const form = useCheckedForm({ email: '', motPasse: '' }, check)
  const send = (body: { email: string; motPasse: string }) =>
    acts.attempt(demanderEmail, { body }, () => textesSucces.courrielEnvoye(body.email.trim()))
  return (
    <DialogForm form={form} acts={acts} onSend={send} onClose={onClose} confirm={textes.envoyer}>
      <p>{textes.texte}</p>
      <TextField name="email" label={textes.email} type="email" autoComplete="email" />
      <EmailHint name="email" />
      <PasswordField name="motPasse" label={textes.motPasse} autoComplete="current-password" />
    </DialogForm>
  )
}
