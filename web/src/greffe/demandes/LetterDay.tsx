import { useFormContext, useWatch } from 'react-hook-form'
import { isJour, formatJour } from 'domain/core/jour'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { lienFin } from 'domain/requetes/actes/lien-fin'
import { tribunalJour } from 'domain/requetes/actes/check-retour'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { DateField } from '../../core/form/DateField.tsx'
import { today } from '../../core/today.ts'
import type { DossierData } from '../dossier/dossier.ts'

const { composer } = textesGreffeDemandes

interface Props {
  dossier: DossierData
  label?: string
}

/** Due day of the reply. Warns when it is after the court's own last day, which a demande does not suspend. */
export const LetterDay = ({ dossier, label = composer.dateRetour }: Props) => {
  const { control } = useFormContext()
  const day = useWatch({ control, name: 'dateRetour' }) as string
  const last = lienFin(today())
  const court = tribunalJour(dossier.situation.horloges)
  return (
    <>
      <DateField name="dateRetour" label={label} hint={`${textesFormulaires.formatDate} ${composer.aideDateRetour(formatJour(last))}`} />
      <p role="status" className="fr-text--sm">
        {court !== null && isJour(day) && day > court && composer.apresLeTribunal(formatJour(court))}
      </p>
    </>
  )
}
