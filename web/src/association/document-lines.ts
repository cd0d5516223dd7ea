import { isDateRequired, libelleDate, typeDocument } from 'domain/core/documents'
import { formatJour } from 'domain/core/jour'
import { textesFichiersLecture } from 'domain/core/textes/fichiers-lecture'

/** The date of a document in words, with its meaning; null without a date. */
export const dated = ({ type, date }: { type: string; date: string | null }): string | null => {
  const known = typeDocument(type)
  if (date === null || known === null) return null
  return textesFichiersLecture.dateLe(isDateRequired(known) ? libelleDate(known) : textesFichiersLecture.dateDocument, formatJour(date))
}
