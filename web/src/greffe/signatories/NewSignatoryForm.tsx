import { ajouterSignataire } from 'contract/greffe/signataires'
import { isJour } from 'domain/core/jour'
import { checkFonctions } from 'domain/requetes/decision/signataires'
import { textesSignataires as textes } from 'domain/requetes/textes/signataires'
import type { Acts } from '../../core/acts/use-act.ts'
import { useConstants } from '../../core/constants.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { courtOptions } from '../../core/form/court-options.ts'
import { DateField } from '../../core/form/DateField.tsx'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { SelectField } from '../../core/form/SelectField.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { today } from '../../core/today.ts'

interface Values {
  tribunal: string
  prenom: string
  nom: string
  qualite: string
  debut: string
  fin: string
}

const check = checkBody(ajouterSignataire.body)

/** Adds a person who may render the decisions of a court, in office from a given day. */
export const NewSignatoryForm = ({ acts, onClose }: { acts: Acts; onClose: () => void }) => {
  const courts = useConstants()?.tribunaux ?? []
  const empty = { tribunal: '', prenom: '', nom: '', qualite: '', debut: today(), fin: '' }
  const form = useCheckedForm<Values>(empty, (values) => [
    ...check(values),
    ...(isJour(values.fin) ? checkFonctions({ debut: values.debut, fin: values.fin }) : []),
  ])
  const send = (body: Values) => acts.attempt(ajouterSignataire, { body }, () => textes.ajoute)
  const { champs } = textes
  return (
    <DialogForm printed form={form} onSend={send} onClose={onClose} acts={acts} confirm={textes.ajouter}>
      <SelectField name="tribunal" label={champs.tribunal} options={courtOptions(courts)} />
      <TextField name="prenom" label={champs.prenom} maxLength={100} />
      <TextField name="nom" label={champs.nom} maxLength={100} />
      <TextField name="qualite" label={champs.qualite} hint={textes.aideQualite} maxLength={150} />
      <DateField name="debut" label={champs.debut} />
      <DateField name="fin" label={champs.fin} optional />
    </DialogForm>
  )
}
