import type { UseFormReturn } from 'react-hook-form'
import { creerCompte } from 'contract/compte/compte'
import { captchaOauth2 } from 'contract/core/captcha'
import { textesCompte } from 'domain/compte/textes'
import { civilites, libelleCivilite } from 'domain/core/personne'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { ApiError } from '../core/api/api-error.ts'
import { callApi } from '../core/api/call-api.ts'
import { CaptchaField } from '../core/captcha/CaptchaField.tsx'
import { useCaptcha } from '../core/captcha/use-captcha.ts'
import { applyServerErrors } from '../core/form/apply-server-errors.ts'
import { ErrorSummary } from '../core/form/ErrorSummary.tsx'
import { Form } from '../core/form/Form.tsx'
import { PasswordField } from '../core/form/PasswordField.tsx'
import { RadioGroup } from '../core/form/RadioGroup.tsx'
import { TextField } from '../core/form/TextField.tsx'
import { notifyFailure } from '../core/notices/failure.ts'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import type { CreationValues } from './check-creation.ts'
import { EmailHint } from './EmailHint.tsx'
import { OptionalAddress } from './OptionalAddress.tsx'
import { PasswordCriteria } from './PasswordCriteria.tsx'
import './creation.css'

const { creation, motPasse } = textesCompte
const options = civilites.map((value) => ({ value, label: libelleCivilite(value) }))

/** A refusal of the header that carries the entry is one of the field. */
const rename = (field: string) => (field.startsWith('x-captcha') ? 'captcha' : field)

/** The form of an account creation (ACCOUNT-01 to ACCOUNT-05), with its captcha. */
export const CreationForm = ({ form, onCreated }: { form: UseFormReturn<CreationValues>; onCreated: () => void }) => {
  const captcha = useCaptcha(captchaOauth2)
  const send = async (values: CreationValues) => {
    const { infos, motPasse: chosen } = values
    try {
      await callApi(creerCompte, { headers: captcha.headersFor(values.captcha), body: { infos, motPasse: chosen } })
      onCreated()
    } catch (error) {
      // Used by this try, whatever came of it.
      captcha.renew()
      form.setValue('captcha', '')
      if (error instanceof ApiError && error.corps.errors.length > 0) applyServerErrors(form, error.corps, rename)
      else notifyFailure(error)
    }
  }
  return (
    <Form form={form} onSubmit={send}>
      <ErrorSummary />
      <p>{textesFormulaires.tousObligatoires}</p>
      <RadioGroup name="infos.civilite" label={creation.civilite} options={options} inline />
      <TextField name="infos.nom" label={creation.nom} autoComplete="family-name" maxLength={100} />
      <TextField name="infos.prenom" label={creation.prenom} autoComplete="given-name" maxLength={100} />
      <TextField name="infos.email" label={creation.email} type="email" autoComplete="email" />
      <EmailHint name="infos.email" />
      <PasswordField
        name="motPasse"
        label={creation.motPasse}
        hint={`${motPasse.indication} ${motPasse.precision}`}
        autoComplete="new-password"
      />
      <PasswordCriteria name="motPasse" />
      <OptionalAddress />
      <CaptchaField captcha={captcha} />
      <Buttons>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {creation.envoyer}
        </Button>
      </Buttons>
    </Form>
  )
}
