import { useQueryClient } from '@tanstack/react-query'
import { changerMotPasse, listerSessions } from 'contract/compte/mon-compte'
import { textesMonCompte } from 'domain/compte/textes-mon-compte'
import { textesSucces } from 'domain/core/textes-succes'
import { callApi } from '../core/api/call-api.ts'
import { callKey } from '../core/api/use-api.ts'
import { FormFailure } from '../core/form/FormFailure.tsx'
import { useDialogSend } from '../core/dialog/use-dialog-send.ts'
import { checkBody } from '../core/form/check-body.ts'
import { Form } from '../core/form/Form.tsx'
import { PasswordField } from '../core/form/PasswordField.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { notify } from '../core/notices/notices-store.ts'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import { NewPassword } from './NewPassword.tsx'

const { motPasse: textes, annuler } = textesMonCompte
const check = checkBody(changerMotPasse.body)

/** ACCOUNT-17 to ACCOUNT-20: the old password and the new one; the other sessions end with the old. */
export const PasswordForm = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient()
  const form = useCheckedForm({ ancien: '', motPasse: '' }, check)
  const { failure, send } = useDialogSend(form)
  const change = (values: { ancien: string; motPasse: string }) =>
    send(async () => {
      await callApi(changerMotPasse, { body: values })
      onClose()
      notify('success', textesSucces.motPasseChange)
      void client.invalidateQueries({ queryKey: callKey(listerSessions) })
    })
  return (
    <Form form={form} onSubmit={change}>
      <FormFailure title={textes.echec} lines={failure} />
      <PasswordField name="ancien" label={textes.ancien} autoComplete="current-password" />
      <NewPassword label={textes.nouveau} hint={textes.indication} />
      <p className="reason">{textes.effet}</p>
      <Buttons>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {textes.enregistrer}
        </Button>
        <Button look="tertiary" onClick={onClose}>
          {annuler}
        </Button>
      </Buttons>
    </Form>
  )
}
