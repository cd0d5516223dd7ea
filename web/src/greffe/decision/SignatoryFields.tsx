import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isJour } from 'domain/core/jour'
import { enFonction } from 'domain/requetes/decision/signataires'
import { textesGreffe } from 'domain/requetes/textes/greffe'
import { textesSignataires } from 'domain/requetes/textes/signataires'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { DateField } from '../../core/form/DateField.tsx'
import { SelectField } from '../../core/form/SelectField.tsx'
import type { DossierData } from '../dossier/dossier.ts'
import type { Decision } from './decision-form.ts'

/** Signatory, with their quality, and date of the decision. */
export const SignatoryFields = ({ signataires }: Pick<DossierData, 'signataires'>) => {
  const { control, getValues, setValue } = useFormContext<Decision>()
  const day = useWatch({ control, name: 'le' })
  // While the date is incomplete, all signatories stay offered.
  const inOffice = isJour(day) ? enFonction(signataires, day) : signataires
  const offered = inOffice.map(({ id, prenom, nom, qualite }) => ({
    value: String(id),
    label: textesEspaceGreffe.signataire(textesSignataires.identite(prenom, nom), qualite),
  }))
  // Clear the chosen signatory when the date excludes them.
  useEffect(() => {
    if (isJour(day) && !enFonction(signataires, day).some(({ id }) => String(id) === getValues('signataire'))) setValue('signataire', '')
  }, [day, signataires, getValues, setValue])
  return (
    <>
      <SelectField name="signataire" label={textesGreffe.decisionRenduePar} options={offered} />
      <DateField name="le" label={textesGreffe.dateOrdonnance} />
    </>
  )
}
