import { appelsDuGreffe } from 'contract/requetes/greffe'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textes } from 'domain/core/textes'
import { enFonction } from 'domain/requetes/signataires'
import { textesSignataires } from 'domain/requetes/textes-signataires'
import { textesGreffe } from 'domain/requetes/textes-greffe'
import { verifierJourActe } from 'domain/requetes/actes/verifier-jour'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { DateField } from '../core/form/DateField.tsx'
import { DialogForm } from '../core/acts/DialogForm.tsx'
import { SelectField } from '../core/form/SelectField.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { today } from '../core/today.ts'
import { sortOf, type DossierData } from './dossier.ts'
import type { Acts } from '../core/acts/use-act.ts'

interface Props {
  dossier: DossierData
  acts: Acts
  onClose: () => void
}

interface Values {
  le: string
  signataire: string
}

const required = (field: keyof Values): ErreurChamp => ({ field, defaultMessage: textes.champObligatoire })

/** The decision itself: who renders it, in what quality, on what date (design.md §5). */
export const InscriptionForm = ({ dossier, acts, onClose }: Props) => {
  const aujourdhui = today()
  const { effet, bouton } = textesEspaceGreffe.inscrire[sortOf(dossier)]
  const { numero, version, signataires } = dossier
  const [only, ...others] = enFonction(signataires, aujourdhui)
  const chosen = only && others.length === 0 ? String(only.id) : ''
  const form = useCheckedForm<Values>({ le: aujourdhui, signataire: chosen }, ({ signataire, le }) => [
    ...(le === '' ? [required('le')] : verifierJourActe('INSCRIPTION', le, dossier.situation, aujourdhui)),
    ...(signataire === '' ? [required('signataire')] : []),
  ])
  const day = useWatch({ control: form.control, name: 'le' })
  const offered = enFonction(signataires, day).map(({ id, prenom, nom, qualite }) => ({
    value: String(id),
    label: textesEspaceGreffe.signataire(textesSignataires.identite(prenom, nom), qualite),
  }))
  const { getValues, setValue } = form
  // Who is offered follows the date: a choice that is no longer shown is no choice.
  useEffect(() => {
    if (!enFonction(signataires, day).some(({ id }) => String(id) === getValues('signataire'))) setValue('signataire', '')
  }, [day, signataires, getValues, setValue])
  const send = ({ signataire, le }: Values) =>
    acts.attempt(
      appelsDuGreffe.INSCRIPTION,
      { params: { numero }, body: { version, le, signataire: Number(signataire) } },
      ({ numeroAssociation }) => textesEspaceGreffe.inscrite[sortOf(dossier)](numeroAssociation),
    )
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={bouton}>
      <p>{effet}</p>
      <DateField name="le" label={textesGreffe.dateOrdonnance} max={aujourdhui} />
      <SelectField name="signataire" label={textesGreffe.decisionRenduePar} options={offered} />
    </DialogForm>
  )
}
