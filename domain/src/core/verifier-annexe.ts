import type { Annexe } from './annexe.ts'
import { dateObligatoire, journalObligatoire, sousTypesDe, typeDocument, typesAdmis } from './documents.ts'
import type { ContexteAnnexe, SousTypeDocument, TypeDocument } from './documents.ts'
import type { ErreurChamp } from './erreurs.ts'
import type { JourCalendaire } from './jour.ts'
import { textes } from './textes/common.ts'
import { textesDocuments } from './textes/documents.ts'

const admis = (type: TypeDocument, mode: ContexteAnnexe): boolean =>
  mode === 'greffe' || (typesAdmis[mode] as readonly TypeDocument[]).includes(type)

/**
 * The errors of a declared annexe, under `type`, `sousType`, `date` and `journal`. Only the document's own date must not be in the
 * future: `dateEffet` naturally is.
 */
export const verifierAnnexe = (annexe: Annexe, mode: ContexteAnnexe, aujourdhui: JourCalendaire): ErreurChamp[] => {
  const type = typeDocument(annexe.type)
  if (!type) return [{ field: 'type', defaultMessage: textesDocuments.typeInconnu }]
  if (!admis(type, mode)) return [{ field: 'type', defaultMessage: textesDocuments.typeNonAdmis }]
  const erreurs: ErreurChamp[] = []
  const refuser = (field: string, defaultMessage: string) => erreurs.push({ field, defaultMessage })
  if (sousTypesDe(type).length > 0) {
    if (!annexe.sousType) refuser('sousType', textes.champObligatoire)
    else if (!sousTypesDe(type).includes(annexe.sousType as SousTypeDocument)) refuser('sousType', textes.valeurNonProposee)
  }
  if (!annexe.date && dateObligatoire(type)) refuser('date', textes.champObligatoire)
  if (annexe.date && annexe.date > aujourdhui) refuser('date', textes.dateFuture)
  if (!annexe.journal && journalObligatoire(type)) refuser('journal', textes.champObligatoire)
  return erreurs
}
