import { randomUUID } from 'node:crypto'
import { obstaclesAuRetrait } from 'domain/association/tribunal-documents'
import { withTheseStatuts, areStatuts, statutsEnVigueur } from 'domain/association/statuts-en-vigueur'
import { textesGreffeDocuments } from 'domain/association/textes/greffe-documents'
import type { Version } from 'domain/association/version'
import { type Annexe, completeAnnexe } from 'domain/core/annexe'
import { textesRefus } from 'domain/core/textes/refus'
import { isReserved } from 'domain/core/documents'
import { titreDeDocument } from 'domain/core/nom-document'
import type { Trx } from '../../core/database.ts'
import { type KeptFichier, referenceFichiers } from '../../core/files/sql.ts'
import { precondition } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { type ActeOnAssociation, changeContenu, logActe, type AssociationEnMain, takeAtVersion } from '../../association/act.ts'
import { saveDocuments } from '../../association/documents.ts'
import { documentsDe } from '../../association/sql.ts'

interface Ajout {
  version: number
  /** Readable by the attached users and the court only. */
  reserve: boolean
  annexe: Annexe
  /** Already kept by the store. */
  fichier: KeptFichier
}

type KnownDocument = Awaited<ReturnType<typeof documentsDe>>[number]

/** Returns the listed documents with these statutes in force. The journal names each text they replace. */
const putInForce = async (
  trx: Trx,
  dossier: AssociationEnMain,
  listes: Version['documents'],
  connus: readonly KnownDocument[],
  uuid: string,
) => {
  const apres = withTheseStatuts(listes, connus, uuid)
  const nouveaux = connus.find((connu) => connu.uuid === uuid)
  const texte = nouveaux && textesGreffeDocuments.remplacePar(titreDeDocument(nouveaux))
  for (const [rang, { actif, uuid: ancien }] of listes.entries())
    if (actif && !apres[rang]?.actif)
      await logActe(trx, dossier, { type: 'DOCUMENT_ACTIVE', contenu: { uuid: ancien, actif: false }, ...(texte && { texte }) })
  return apres
}

/**
 * Adds a document to the register, in force unless it is an earlier text of the statutes; a version DOCUMENTS (STAFF-21). Returns its
 * ordre.
 */
export const addDocument = async (trx: Trx, acte: ActeOnAssociation, { version, annexe, fichier, ...dite }: Ajout): Promise<number> => {
  const dossier = await takeAtVersion(trx, acte, version)
  const { nom, type, sousType, date, dateEffet, journal } = completeAnnexe(annexe, 'greffe')
  const uuid = randomUUID()
  const reserve = dite.reserve || isReserved(type)
  const { numero, now } = acte
  await referenceFichiers(trx, now, [fichier])
  await saveDocuments(trx, now, [
    { uuid, association: numero, requete: null, nom, type, sousType, date, dateEffet, journal, sha256: fichier.sha256, reserve },
  ])
  await logActe(trx, acte, { type: 'DOCUMENT_AJOUTE', contenu: { uuid, type, reserve, sha256: fichier.sha256 } })
  const { contenu } = dossier
  const documents = [...contenu.documents, { uuid, actif: true }]
  const connus = await documentsDe(trx, numero)
  const concurrents = documents.flatMap((liste) => connus.filter((connu) => liste.actif && connu.uuid === liste.uuid))
  const retenus = areStatuts({ type }) ? statutsEnVigueur(concurrents) : null
  return changeContenu(trx, dossier, {
    evenement: 'DOCUMENTS',
    contenu: { ...contenu, documents: retenus ? await putInForce(trx, dossier, documents, connus, retenus.uuid) : documents },
    details: { ajoutDocument: { uuid, nom, type } },
  })
}

/** Returns a document that the latest version lists; 404 otherwise. */
const documentListe = async (trx: Trx, { numero, contenu }: AssociationEnMain, uuid: string) => {
  const liste = contenu.documents.find((document) => document.uuid === uuid)
  const document = liste && (await documentsDe(trx, numero)).find((each) => each.uuid === uuid)
  if (!document) throw notFound()
  return { ...document, actif: liste.actif }
}

/** Throws 412 for an act of the court: a later act replaces it, and it is neither removed nor put out of force. */
const requireRemovable = (type: string): void => {
  const obstacles = obstaclesAuRetrait(type)
  if (obstacles.length) throw precondition(textesRefus.etat, obstacles)
}

/**
 * Records whether a document is in force, and why. Restored statutes replace those in force. Makes a version DOCUMENTS, or none when
 * nothing changes (STAFF-21). Returns the latest ordre.
 */
export const setDocumentInForce = async (
  trx: Trx,
  acte: ActeOnAssociation,
  { version, uuid, actif, motif }: { version: number; uuid: string; actif: boolean; motif: string },
): Promise<number> => {
  const dossier = await takeAtVersion(trx, acte, version)
  const { nom, type, journal, date, actif: ancienne } = await documentListe(trx, dossier, uuid)
  if (ancienne === actif) return dossier.ordre
  if (!actif) requireRemovable(type)
  await logActe(trx, acte, { type: 'DOCUMENT_ACTIVE', contenu: { uuid, actif }, texte: motif })
  const { contenu, numero } = dossier
  const listes = contenu.documents.map((each) => (each.uuid === uuid ? { uuid, actif } : each))
  const documents = actif && areStatuts({ type }) ? await putInForce(trx, dossier, listes, await documentsDe(trx, numero), uuid) : listes
  return changeContenu(trx, dossier, {
    evenement: 'DOCUMENTS',
    contenu: { ...contenu, documents },
    details: { modificationDocument: { uuid, nom, journal: journal?.libelle ?? null, date, activation: { ancienne, nouvelle: actif } } },
  })
}

/** Removes a document from the next version, with the reason. Former versions still list it (STAFF-21). Returns the ordre. */
export const deleteDocument = async (
  trx: Trx,
  acte: ActeOnAssociation,
  { version, uuid, motif }: { version: number; uuid: string; motif: string },
): Promise<number> => {
  const dossier = await takeAtVersion(trx, acte, version)
  const { nom, type } = await documentListe(trx, dossier, uuid)
  requireRemovable(type)
  await logActe(trx, acte, { type: 'DOCUMENT_SUPPRIME', contenu: { uuid }, texte: motif })
  const { contenu } = dossier
  return changeContenu(trx, dossier, {
    evenement: 'DOCUMENTS',
    contenu: { ...contenu, documents: contenu.documents.filter((each) => each.uuid !== uuid) },
    details: { suppressionDocument: { uuid, nom, type } },
  })
}

/** Records an unchanged version of the association, with the reason (STAFF-22). Returns its ordre. */
export const takeInstantane = async (
  trx: Trx,
  acte: ActeOnAssociation,
  { version, motif }: { version: number; motif: string },
): Promise<number> => {
  const dossier = await takeAtVersion(trx, acte, version)
  await logActe(trx, acte, { type: 'INSTANTANE', texte: motif })
  return changeContenu(trx, dossier, { evenement: 'INSTANTANE', contenu: dossier.contenu })
}
