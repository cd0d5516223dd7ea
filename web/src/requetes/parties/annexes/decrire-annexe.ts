import { sousTypesAChoisir, type Annexe } from 'domain/core/annexe'
import { libelleSousType, libelleType, typeDocument } from 'domain/core/documents'
import { formaterJour } from 'domain/core/jour'
import { textesAnnexes } from 'domain/requetes/textes-annexes'

/** « Statuts, daté du 03/10/2026 ». The declaration's subtype, which the form decides, is not said. */
export const decrireAnnexe = ({ type, sousType, date }: Annexe): string => {
  const connu = typeDocument(type)
  const detail = connu && sousTypesAChoisir(connu, 'creation').find((each) => each === sousType)
  return [libelleType(type), detail && libelleSousType(detail), date && textesAnnexes.datee(formaterJour(date))].filter(Boolean).join(', ')
}
