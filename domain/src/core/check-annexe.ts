import type { Annexe } from './annexe.ts'
import { isDateRequired, isJournalRequired, sousTypesDe, typeDocument, allowedTypes } from './documents.ts'
import type { ContexteAnnexe, SousTypeDocument, TypeDocument } from './documents.ts'
import type { ErreurChamp } from './erreurs.ts'
import type { Jour } from './jour.ts'
import { textes } from './textes/common.ts'
import { textesDocuments } from './textes/documents.ts'

const isAllowed = (type: TypeDocument, mode: ContexteAnnexe): boolean =>
  mode === 'greffe' || (allowedTypes[mode] as readonly TypeDocument[]).includes(type)

/**
 * The errors of a declared annexe, under `type`, `sousType`, `date` and `journal`. Only the document's own date must not be in the
 * future: `dateEffet` naturally is.
 */
export const checkAnnexe = (annexe: Annexe, mode: ContexteAnnexe, aujourdhui: Jour): ErreurChamp[] => {
  const type = typeDocument(annexe.type)
  if (!type) return [{ field: 'type', defaultMessage: textesDocuments.typeInconnu }]
  if (!isAllowed(type, mode)) return [{ field: 'type', defaultMessage: textesDocuments.typeNonAdmis }]
  const erreurs: ErreurChamp[] = []
  const refuse = (field: string, defaultMessage: string) => erreurs.push({ field, defaultMessage })
  if (sousTypesDe(type).length > 0) {
    if (!annexe.sousType) refuse('sousType', textes.champObligatoire)
    else if (!sousTypesDe(type).includes(annexe.sousType as SousTypeDocument)) refuse('sousType', textes.valeurNonProposee)
  }
  if (!annexe.date && isDateRequired(type)) refuse('date', textes.champObligatoire)
  if (annexe.date && annexe.date > aujourdhui) refuse('date', textes.dateFuture)
  if (!annexe.journal && isJournalRequired(type)) refuse('journal', textes.champObligatoire)
  return erreurs
}
