import { randomUUID } from 'node:crypto'
import { isReserved } from 'domain/core/documents'
import type { TypeDocument } from 'domain/core/documents'
import type { Jour } from 'domain/core/jour'
import type { Trx } from '../core/database.ts'
import { type ActeOnAssociation, type AssociationEnMain, changeContenu, logActe, takeInHand } from './act.ts'
import { saveDocuments } from './documents.ts'

/** A document the court has made: its content is already referenced. */
interface EstablishedActe {
  /** The request on which it was made; null without one. */
  requete: string | null
  nom: string
  type: TypeDocument
  date: Jour
  sha256: string
  /** The documents it replaces: still listed, no longer in force. */
  remplaces?: readonly string[]
}

/** Adds a document made by the court to the association, in force; a version DOCUMENTS. Returns its ordre. */
export const registerDocument = async (trx: Trx, acte: ActeOnAssociation, etabli: EstablishedActe): Promise<number> =>
  registerDocumentInHand(trx, await takeInHand(trx, acte), etabli)

/** Same, when the caller already holds the association's row lock. */
export const registerDocumentInHand = async (
  trx: Trx,
  dossier: AssociationEnMain,
  { requete, nom, type, date, sha256, remplaces = [] }: EstablishedActe,
): Promise<number> => {
  const { numero, now, contenu } = dossier
  const uuid = randomUUID()
  const reserve = isReserved(type)
  await saveDocuments(trx, now, [
    { uuid, association: numero, requete, nom, type, sousType: null, date, dateEffet: null, journal: null, sha256, reserve },
  ])
  await logActe(trx, dossier, { type: 'DOCUMENT_AJOUTE', contenu: { uuid, type, reserve, sha256 } })
  const anciens = contenu.documents.map((liste) => (remplaces.includes(liste.uuid) ? { ...liste, actif: false } : liste))
  return changeContenu(trx, dossier, {
    evenement: 'DOCUMENTS',
    contenu: { ...contenu, documents: [...anciens, { uuid, actif: true }] },
    details: { ajoutDocument: { uuid, nom, type } },
  })
}
