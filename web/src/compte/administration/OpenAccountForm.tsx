import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from '@tanstack/react-router'
import { creerComptePour } from 'contract/compte/support'
import type { Answer } from 'contract/core/call'
import { textesCompte } from 'domain/compte/textes/common'
import { textesAdministration } from 'domain/compte/textes/administration'
import { civilites, libelleCivilite } from 'domain/core/personne'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { RadioGroup } from '../../core/form/RadioGroup.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { EmailHint } from '../EmailHint.tsx'
import type { OpenAccountValues } from './open-account.ts'

const { nouveau } = textesAdministration
const { creation } = textesCompte
const options = civilites.map((value) => ({ value, label: libelleCivilite(value) }))

/** Creates an account for somebody, with only the required fields. The person may add a postal address later. */
export const OpenAccountForm = ({ form }: { form: UseFormReturn<OpenAccountValues> }) => {
  const email = useWatch({ control: form.control, name: 'email' }).trim()
  const navigate = useNavigate()
  const acts = useAct(nouveau.echec)
  const send = (body: OpenAccountValues) =>
    acts.attempt(creerComptePour, { body }, () => nouveau.fait, { details: [nouveau.envoi(body.email.trim())] })
  const open = ({ uuid }: Answer<typeof creerComptePour>) => void navigate({ to: '/administration/comptes/$uuid', params: { uuid } })
  return (
    <ActForm form={form} acts={acts} onSend={send} onDone={open} confirm={nouveau.bouton}>
      <RadioGroup name="civilite" label={creation.civilite} options={options} inline />
      <TextField name="nom" label={creation.nom} maxLength={100} />
      <TextField name="prenom" label={creation.prenom} maxLength={100} />
      <TextField name="email" label={creation.email} type="email" hint={nouveau.texte} />
      <EmailHint name="email" />
      <p className="reason">{email === '' ? nouveau.duree : `${nouveau.envoi(email)} ${nouveau.duree}`}</p>
    </ActForm>
  )
}
