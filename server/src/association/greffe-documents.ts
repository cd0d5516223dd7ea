import { randomUUID } from 'node:crypto'
import { obstaclesAuRetrait } from 'domain/association/documents-du-tribunal'
import { type Annexe, completerAnnexe } from 'domain/core/annexe'
import { textesRefus } from 'domain/core/textes-refus'
import { estReserve } from 'domain/core/documents'
import type { Trx } from '../core/database.ts'
import { type FichierConserve, referencerFichiers } from '../core/files/sql.ts'
import { precondition } from '../core/refusal.ts'
import { notFound } from '../core/server-errors.ts'
import { type ActeSurAssociation, changer, consignerActe, type AssociationEnMain, prendreALaVersion } from './agir.ts'
import { enregistrerDocuments } from './documents.ts'
import { documentsDe } from './sql.ts'

interface Ajout {
  version: number
  /** For the attached users and the court only. */
  reserve: boolean
  annexe: Annexe
  /** Already in the store. */
  fichier: FichierConserve
}

/** Adds a document to the register, in force; a version DOCUMENTS (STAFF-21). Answers its ordre. */
export const ajouterDocument = async (
  trx: Trx,
  acte: ActeSurAssociation,
  { version, annexe, fichier, ...dite }: Ajout,
): Promise<number> => {
  const dossier = await prendreALaVersion(trx, acte, version)
  const { nom, type, sousType, date, dateEffet, journal } = completerAnnexe(annexe, 'greffe')
  const uuid = randomUUID()
  const reserve = dite.reserve || estReserve(type)
  const { numero, now } = acte
  await referencerFichiers(trx, now, [fichier])
  await enregistrerDocuments(trx, now, [
    { uuid, association: numero, requete: null, nom, type, sousType, date, dateEffet, journal, sha256: fichier.sha256, reserve },
  ])
  await consignerActe(trx, acte, { type: 'DOCUMENT_AJOUTE', contenu: { uuid, type, reserve, sha256: fichier.sha256 } })
  const { contenu } = dossier
  return changer(trx, dossier, {
    evenement: 'DOCUMENTS',
    contenu: { ...contenu, documents: [...contenu.documents, { uuid, actif: true }] },
    details: { ajoutDocument: { uuid, nom, type } },
  })
}

/** A document the latest version lists; 404 otherwise. */
const documentListe = async (trx: Trx, { numero, contenu }: AssociationEnMain, uuid: string) => {
  const liste = contenu.documents.find((document) => document.uuid === uuid)
  const document = liste && (await documentsDe(trx, numero)).find((each) => each.uuid === uuid)
  if (!document) throw notFound()
  return { ...document, actif: liste.actif }
}

/** 412: an act of the court is neither removed nor put out of force, a later one replaces it. */
const exigerRetrait = (type: string): void => {
  const obstacles = obstaclesAuRetrait(type)
  if (obstacles.length) throw precondition(textesRefus.etat, obstacles)
}

/** Says whether a document is in force; a version DOCUMENTS, none when nothing changes (STAFF-21). Answers the latest ordre. */
export const activerDocument = async (
  trx: Trx,
  acte: ActeSurAssociation,
  { version, uuid, actif }: { version: number; uuid: string; actif: boolean },
): Promise<number> => {
  const dossier = await prendreALaVersion(trx, acte, version)
  const { nom, type, journal, date, actif: ancienne } = await documentListe(trx, dossier, uuid)
  if (ancienne === actif) return dossier.ordre
  if (!actif) exigerRetrait(type)
  await consignerActe(trx, acte, { type: 'DOCUMENT_ACTIVE', contenu: { uuid, actif } })
  const { contenu } = dossier
  return changer(trx, dossier, {
    evenement: 'DOCUMENTS',
    contenu: { ...contenu, documents: contenu.documents.map((each) => (each.uuid === uuid ? { uuid, actif } : each)) },
    details: { modificationDocument: { uuid, nom, journal: journal?.libelle ?? null, date, activation: { ancienne, nouvelle: actif } } },
  })
}

/** Takes a document out of the next version, with the reason; former versions still list it (STAFF-21). Answers the ordre. */
export const supprimerDocument = async (
  trx: Trx,
  acte: ActeSurAssociation,
  { version, uuid, motif }: { version: number; uuid: string; motif: string },
): Promise<number> => {
  const dossier = await prendreALaVersion(trx, acte, version)
  const { nom, type } = await documentListe(trx, dossier, uuid)
  exigerRetrait(type)
  await consignerActe(trx, acte, { type: 'DOCUMENT_SUPPRIME', contenu: { uuid }, texte: motif })
  const { contenu } = dossier
  return changer(trx, dossier, {
    evenement: 'DOCUMENTS',
    contenu: { ...contenu, documents: contenu.documents.filter((each) => each.uuid !== uuid) },
    details: { suppressionDocument: { uuid, nom, type } },
  })
}

/** Keeps the association as it stands under a new version, with the reason (STAFF-22). Answers its ordre. */
export const prendreInstantane = async (
  trx: Trx,
  acte: ActeSurAssociation,
  { version, motif }: { version: number; motif: string },
): Promise<number> => {
  const dossier = await prendreALaVersion(trx, acte, version)
  await consignerActe(trx, acte, { type: 'INSTANTANE', texte: motif })
  return changer(trx, dossier, { evenement: 'INSTANTANE', contenu: dossier.contenu })
}
