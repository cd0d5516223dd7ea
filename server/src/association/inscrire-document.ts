import { randomUUID } from 'node:crypto'
import { estReserve } from 'domain/core/documents'
import type { TypeDocument } from 'domain/core/documents'
import type { JourCalendaire } from 'domain/core/jour'
import type { Trx } from '../core/database.ts'
import { type ActeSurAssociation, type AssociationEnMain, changer, consignerActe, prendre } from './agir.ts'
import { enregistrerDocuments } from './documents.ts'

/** A document the court has made: its content is already referenced. */
interface Etabli {
  /** The request on which it was made; null without one. */
  requete: string | null
  nom: string
  type: TypeDocument
  date: JourCalendaire
  sha256: string
  /** The documents it replaces: still listed, no longer in force. */
  remplaces?: readonly string[]
}

/** Adds a document made by the court to the association, in force; a version DOCUMENTS. Returns its ordre. */
export const inscrireDocument = async (trx: Trx, acte: ActeSurAssociation, etabli: Etabli): Promise<number> =>
  inscrireDansLaVersion(trx, await prendre(trx, acte), etabli)

/** Same, when the caller already holds the association's row lock. */
export const inscrireDansLaVersion = async (
  trx: Trx,
  dossier: AssociationEnMain,
  { requete, nom, type, date, sha256, remplaces = [] }: Etabli,
): Promise<number> => {
  const { numero, now, contenu } = dossier
  const uuid = randomUUID()
  const reserve = estReserve(type)
  await enregistrerDocuments(trx, now, [
    { uuid, association: numero, requete, nom, type, sousType: null, date, dateEffet: null, journal: null, sha256, reserve },
  ])
  await consignerActe(trx, dossier, { type: 'DOCUMENT_AJOUTE', contenu: { uuid, type, reserve, sha256 } })
  const anciens = contenu.documents.map((liste) => (remplaces.includes(liste.uuid) ? { ...liste, actif: false } : liste))
  return changer(trx, dossier, {
    evenement: 'DOCUMENTS',
    contenu: { ...contenu, documents: [...anciens, { uuid, actif: true }] },
    details: { ajoutDocument: { uuid, nom, type } },
  })
}
