import { useFormState, useWatch } from 'react-hook-form'
import { Link, useNavigate } from '@tanstack/react-router'
import { creerComptePour } from 'contract/compte/support'
import { textesCompte } from 'domain/compte/textes'
import { textesAdministration } from 'domain/compte/textes-administration'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { civiliteParDefaut, civilites, libelleCivilite, type Civilite } from 'domain/core/personne'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { ApiError } from '../../core/api/api-error.ts'
import { callApi } from '../../core/api/call-api.ts'
import { applyServerErrors } from '../../core/form/apply-server-errors.ts'
import { ErrorSummary } from '../../core/form/ErrorSummary.tsx'
import { Form } from '../../core/form/Form.tsx'
import { RadioGroup } from '../../core/form/RadioGroup.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { Page } from '../../core/layout/Page.tsx'
import { notifyFailure } from '../../core/notices/failure.ts'
import { notify } from '../../core/notices/notices-store.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import { EmailHint } from '../EmailHint.tsx'

interface Values {
  civilite: Civilite
  nom: string
  prenom: string
  email: string
}

const { nouveau, sections, revenirAdministration } = textesAdministration
const { creation } = textesCompte
const options = civilites.map((value) => ({ value, label: libelleCivilite(value) }))
const order: readonly string[] = ['civilite', 'nom', 'prenom', 'email']

/** Spelled by telephone: no more than what an account needs; the person adds their postal address, if they wish. */
const check = (values: Values) => {
  const read = creerComptePour.body.safeParse(values)
  const errors = read.success ? [] : erreursDeZod(read.error.issues)
  return errors.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
}

/** STAFF-27: opens an account for somebody, who chooses their password with the mailed link; also the captcha's human way out. */
export const OpenAccountPage = () => {
  const form = useCheckedForm<Values>({ civilite: civiliteParDefaut, nom: '', prenom: '', email: '' }, check)
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const email = useWatch({ control: form.control, name: 'email' }).trim()
  const navigate = useNavigate()
  const send = async (body: Values) => {
    try {
      const { uuid } = await callApi(creerComptePour, { body })
      notify('success', nouveau.fait, [nouveau.envoi(email)])
      await navigate({ to: '/administration/comptes/$uuid', params: { uuid } })
    } catch (error) {
      if (error instanceof ApiError && error.corps.errors.length > 0) applyServerErrors(form, error.corps)
      else notifyFailure(error, nouveau.echec)
    }
  }
  return (
    <Page title={sections.nouveau.titre} inError={Object.keys(errors).length > 0}>
      <p>
        <Link to="/administration">{revenirAdministration}</Link>
      </p>
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
          <Button type="submit" busy={isSubmitting}>
            {nouveau.bouton}
          </Button>
        </Buttons>
      </Form>
    </Page>
  )
}
