import type { UseFormReturn } from 'react-hook-form'
import { creerCompte } from 'contract/compte/compte'
import { textesCompte } from 'domain/compte/textes/common'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { callApi } from '../core/api/call-api.ts'
import { CaptchaField } from '../core/captcha/CaptchaField.tsx'
import { refuseTry } from '../core/captcha/refuse-try.ts'
import { useCaptcha } from '../core/captcha/use-captcha.ts'
import { ErrorSummary } from '../core/form/ErrorSummary.tsx'
import { Form } from '../core/form/Form.tsx'
import { TextField } from '../core/form/TextField.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import type { CreationValues } from './check-creation.ts'
import { EmailHint } from './EmailHint.tsx'
import { IdentityFields } from './IdentityFields.tsx'
import { NewPassword } from './NewPassword.tsx'
import { OptionalAddress } from './OptionalAddress.tsx'
import { tellSubmitted } from './tell-submitted.ts'

const { creation, soumission } = textesCompte

/** The form of an account creation (ACCOUNT-01 to ACCOUNT-05), with its captcha. */
export const CreationForm = ({ form, email, onCreated }: { form: UseFormReturn<CreationValues>; email: string; onCreated: () => void }) => {
  const captcha = useCaptcha('oauth2')
  const send = async (values: CreationValues) => {
    const { infos, motPasse: chosen } = values
    try {
      await callApi(creerCompte, { headers: captcha.headersFor(values.captcha), body: { infos, motPasse: chosen } })
      tellSubmitted()
      onCreated()
    } catch (error) {
      refuseTry(form, captcha, error, soumission.echec)
    }
  }
  return (
    <Form form={form} onSubmit={send}>
      <ErrorSummary />
      <p>{textesFormulaires.tousObligatoires}</p>
      <IdentityFields prefix="infos." />
      <TextField name="infos.email" label={creation.email} type="email" autoComplete="email" painted={email} />
      <EmailHint name="infos.email" />
      <NewPassword label={creation.motPasse} />
      <OptionalAddress prefix="infos." />
      <CaptchaField captcha={captcha} />
      <Buttons>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {creation.envoyer}
        </Button>
      </Buttons>
    </Form>
  )
}
