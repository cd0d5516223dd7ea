import { dateObligatoire, libelleDate, libelleSousType, libelleType, typeDocument, type SousTypeDocument } from 'domain/core/documents'
import { formaterJour } from 'domain/core/jour'
import { textesFichiersLecture } from 'domain/core/textes-fichiers-lecture'

interface Dit {
  type: string
  sousType: string | null
  date: string | null
}

/** « Procès-verbal d'assemblée générale, Constitutive ». */
export const qualified = ({ type, sousType }: Dit): string =>
  [libelleType(type), sousType && libelleSousType(sousType as SousTypeDocument)].filter(Boolean).join(', ')

/** What a document is dated from, in words; nothing when it has no date. */
export const dated = ({ type, date }: Dit): string | null => {
  const known = typeDocument(type)
  if (date === null || known === null) return null
  return textesFichiersLecture.dateLe(dateObligatoire(known) ? libelleDate(known) : textesFichiersLecture.dateDocument, formaterJour(date))
}
