import type { UseFormReturn } from 'react-hook-form'
import { demanderLien } from 'contract/compte/cycle'
import { textesCompte } from 'domain/compte/textes/common'
import { textesOubli } from 'domain/compte/textes/oubli'
import { callApi } from '../core/api/call-api.ts'
import { CaptchaField } from '../core/captcha/CaptchaField.tsx'
import { refuseTry } from '../core/captcha/refuse-try.ts'
import { useCaptcha } from '../core/captcha/use-captcha.ts'
import { ErrorSummary } from '../core/form/ErrorSummary.tsx'
import { Form } from '../core/form/Form.tsx'
import { TextField } from '../core/form/TextField.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import type { ForgottenValues } from './check-forgotten.ts'
import { EmailHint } from './EmailHint.tsx'
import { tellSubmitted } from './tell-submitted.ts'

const { soumission } = textesCompte

/** Requests a password link by email, with the captcha (CAPTCHA-04). */
export const ForgottenForm = ({ form, onAsked }: { form: UseFormReturn<ForgottenValues>; onAsked: () => void }) => {
  const captcha = useCaptcha('oauth2')
  const send = async ({ email, captcha: entry }: ForgottenValues) => {
    try {
      await callApi(demanderLien, { headers: captcha.headersFor(entry), body: { email } })
      tellSubmitted()
      onAsked()
    } catch (error) {
      refuseTry(form, captcha, error, soumission.echec)
    }
  }
  return (
    <Form form={form} onSubmit={send}>
      <ErrorSummary />
      <p>{textesOubli.texte}</p>
      <TextField name="email" label={textesOubli.email} type="email" autoComplete="email" />
      <EmailHint name="email" />
      <CaptchaField captcha={captcha} />
      <Buttons>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {textesOubli.envoyer}
        </Button>
      </Buttons>
    </Form>
  )
}
