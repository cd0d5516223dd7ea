import { sousTypesAChoisir, type Annexe } from 'domain/core/annexe'
import { libelleSousType, libelleType, typeDocument, type ModeAnnexe } from 'domain/core/documents'
import { formaterJour } from 'domain/core/jour'
import { textesAnnexes } from 'domain/requetes/textes/annexes'

/** « Statuts, daté du 03/10/2026 ». Omits a subtype that the form decides by itself. */
export const decrireAnnexe = ({ type, sousType, date }: Pick<Annexe, 'type' | 'sousType' | 'date'>, mode: ModeAnnexe): string => {
  const connu = typeDocument(type)
  const detail = connu && sousTypesAChoisir(connu, mode).find((each) => each === sousType)
  return [libelleType(type), detail && libelleSousType(detail), date && textesAnnexes.datee(formaterJour(date))].filter(Boolean).join(', ')
}
