import { useNavigate } from '@tanstack/react-router'
import { fermerCompte } from 'contract/compte/fin'
import { textesFinCompte } from 'domain/compte/textes/fin-compte'
import { DialogForm } from '../core/acts/DialogForm.tsx'
import { useAct } from '../core/acts/use-act.ts'
import { checkBody } from '../core/form/check-body.ts'
import { PasswordField } from '../core/form/PasswordField.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { forgetPerson } from './forget-person.ts'
import { endSession } from './login.ts'

const { fermeture: textes } = textesFinCompte
const check = checkBody(fermerCompte.body)

/** Asks for the password again, then closes the account and signs the person out. */
export const CloseAccountForm = ({ onClose }: { onClose: () => void }) => {
  const acts = useAct(textes.echec)
  const navigate = useNavigate()
  const form = useCheckedForm({ motPasse: '' }, check)
  const leave = async () => {
    await endSession()
    await forgetPerson()
    await navigate({ to: '/logout' })
  }
  const send = (body: { motPasse: string }) => acts.attempt(fermerCompte, { body }, () => textes.fait, { beforeReading: leave })
  return (
    <DialogForm form={form} acts={acts} onSend={send} onClose={onClose} confirm={textes.confirmer}>
      <PasswordField name="motPasse" label={textes.motPasse} autoComplete="current-password" />
    </DialogForm>
  )
}
