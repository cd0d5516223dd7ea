import { demanderEmail } from 'contract/compte/mon-compte'
import { textesMonCompte } from 'domain/compte/textes-mon-compte'
import { textesSucces } from 'domain/core/textes-succes'
import { callApi } from '../core/api/call-api.ts'
import { FormFailure } from '../core/form/FormFailure.tsx'
import { useDialogSend } from '../core/dialog/use-dialog-send.ts'
import { checkBody } from '../core/form/check-body.ts'
import { Form } from '../core/form/Form.tsx'
import { PasswordField } from '../core/form/PasswordField.tsx'
import { TextField } from '../core/form/TextField.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { notify } from '../core/notices/notices-store.ts'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import { EmailHint } from './EmailHint.tsx'

const { changementEmail: textes, annuler } = textesMonCompte
const check = checkBody(demanderEmail.body)

/** ACCOUNT-21 to ACCOUNT-24: asks for the link that will change the address; nothing changes before it is used. */
export const EmailForm = ({ onClose }: { onClose: () => void }) => {
  const form = useCheckedForm({ email: '', motPasse: '' }, check)
  const { failure, send } = useDialogSend(form)
  const ask = (values: { email: string; motPasse: string }) =>
    send(async () => {
      await callApi(demanderEmail, { body: values })
      onClose()
      notify('success', textesSucces.courrielEnvoye(values.email.trim()))
    })
  return (
    <Form form={form} onSubmit={ask}>
      <FormFailure title={textes.echec} lines={failure} />
      <p>{textes.texte}</p>
      <TextField name="email" label={textes.email} type="email" autoComplete="email" />
      <EmailHint name="email" />
      <PasswordField name="motPasse" label={textes.motPasse} autoComplete="current-password" />
      <Buttons>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {textes.envoyer}
        </Button>
        <Button look="tertiary" onClick={onClose}>
          {annuler}
        </Button>
      </Buttons>
    </Form>
  )
}
