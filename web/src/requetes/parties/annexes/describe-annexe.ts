import { sousTypesToChoose, type Annexe } from 'domain/core/annexe'
import { libelleSousType, libelleType, typeDocument, type ModeAnnexe } from 'domain/core/documents'
import { formatJour } from 'domain/core/jour'
import { textesAnnexes } from 'domain/requetes/textes/annexes'

/** « Statuts, daté du 03/10/2026 ». Omits a subtype that the form decides by itself. */
export const describeAnnexe = ({ type, sousType, date }: Pick<Annexe, 'type' | 'sousType' | 'date'>, mode: ModeAnnexe): string => {
  const connu = typeDocument(type)
  const detail = connu && sousTypesToChoose(connu, mode).find((each) => each === sousType)
  return [libelleType(type), detail && libelleSousType(detail), date && textesAnnexes.datee(formatJour(date))].filter(Boolean).join(', ')
}
