import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from '@tanstack/react-router'
import { creerComptePour } from 'contract/compte/support'
import { textesCompte } from 'domain/compte/textes'
import { textesAdministration } from 'domain/compte/textes-administration'
import { civilites, libelleCivilite } from 'domain/core/personne'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { ApiError } from '../../core/api/api-error.ts'
import { callApi } from '../../core/api/call-api.ts'
import { applyServerErrors } from '../../core/form/apply-server-errors.ts'
import { ErrorSummary } from '../../core/form/ErrorSummary.tsx'
import { Form } from '../../core/form/Form.tsx'
import { RadioGroup } from '../../core/form/RadioGroup.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { notifyFailure } from '../../core/notices/failure.ts'
import { notify, settle } from '../../core/notices/notices-store.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import { EmailHint } from '../EmailHint.tsx'
import type { OpenAccountValues } from './open-account.ts'

const { nouveau } = textesAdministration
const { creation } = textesCompte
const options = civilites.map((value) => ({ value, label: libelleCivilite(value) }))

/** The form of the account opened for somebody: no more than an account needs; the person adds a postal address if they wish. */
export const OpenAccountForm = ({ form }: { form: UseFormReturn<OpenAccountValues> }) => {
  const email = useWatch({ control: form.control, name: 'email' }).trim()
  const navigate = useNavigate()
  const send = async (body: OpenAccountValues) => {
    try {
      const { uuid } = await callApi(creerComptePour, { body })
      settle(nouveau.echec)
      notify('success', nouveau.fait, [nouveau.envoi(email)])
      await navigate({ to: '/administration/comptes/$uuid', params: { uuid } })
    } catch (error) {
      if (error instanceof ApiError && error.corps.errors.length > 0) applyServerErrors(form, error.corps)
      else notifyFailure(error, nouveau.echec)
    }
  }
  return (
    <Form form={form} onSubmit={send}>
      <ErrorSummary />
      <p>{textesFormulaires.tousObligatoires}</p>
      <RadioGroup name="civilite" label={creation.civilite} options={options} inline />
      <TextField name="nom" label={creation.nom} maxLength={100} />
      <TextField name="prenom" label={creation.prenom} maxLength={100} />
      <TextField name="email" label={creation.email} type="email" hint={nouveau.texte} />
      <EmailHint name="email" />
      <p className="reason">{email === '' ? nouveau.duree : `${nouveau.envoi(email)} ${nouveau.duree}`}</p>
      <Buttons>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {nouveau.bouton}
        </Button>
      </Buttons>
    </Form>
  )
}
