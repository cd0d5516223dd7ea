import { randomUUID } from 'node:crypto'
import { areStatuts, statutsEnVigueur } from 'domain/association/statuts-en-vigueur'
import { isReserved } from 'domain/core/documents'
import type { DocumentToSave } from '../../association/documents.ts'
import { documentsDe } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { RenderedActe } from './render.ts'
import type { annexesDe } from '../../requetes/procedure/sql.ts'

type Annexe = Awaited<ReturnType<typeof annexesDe>>[number]
type BareDocument = Omit<DocumentToSave, 'association' | 'requete' | 'reserve'>

/** Turns the annexes of a filing into documents of the register, each with the uuid that its first version will list. */
export const documentsDesAnnexes = (annexes: readonly Annexe[]): BareDocument[] =>
  annexes.map(({ nom, type, sousType, date, dateEffet, journal, sha256 }) => ({
    uuid: randomUUID(),
    nom,
    type,
    sousType,
    date,
    dateEffet,
    journal,
    sha256,
  }))

/** Turns the acts of the court into documents of the register, with the date of the order. */
export const documentsDesActes = (rendus: readonly RenderedActe[], le: string): BareDocument[] =>
  rendus.map(({ uuid, nom, type, fichier }) => ({
    uuid,
    nom,
    type,
    sousType: null,
    date: le,
    dateEffet: null,
    journal: null,
    sha256: fichier.sha256,
  }))

/** Returns the statutes that a text of the filing replaces: those of the register, and earlier ones of the filing itself. */
export const replacedStatuts = async (db: Db, numero: string, annexes: readonly BareDocument[]): Promise<string[]> => {
  const enVigueur = statutsEnVigueur(annexes)
  if (!enVigueur) return []
  const connus = await documentsDe(db, numero)
  return [...connus, ...annexes].filter((each) => areStatuts(each) && each.uuid !== enVigueur.uuid).map(({ uuid }) => uuid)
}

/** Gives documents their association and request, and marks those that are reserved (docs/decisions/0115). */
export const assignDocuments = (documents: readonly BareDocument[], association: string, requete: string): DocumentToSave[] =>
  documents.map((document) => ({ ...document, association, requete, reserve: isReserved(document.type) }))
