import { formaterJour } from 'domain/core/jour'
import { textesGreffeDemandes } from 'domain/pieces/textes-greffe-demandes'
import { finDuLien } from 'domain/requetes/actes/fin-du-lien'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { DateField } from '../../core/form/DateField.tsx'
import { today } from '../../core/today.ts'

const { composer } = textesGreffeDemandes

/** Until when a reply is asked for. */
export const LetterDay = ({ label = composer.dateRetour }: { label?: string }) => {
  const last = finDuLien(today())
  return (
    <DateField
      name="dateRetour"
      label={label}
      max={last}
      hint={`${textesFormulaires.formatDate} ${composer.aideDateRetour(formaterJour(last))}`}
    />
  )
}
