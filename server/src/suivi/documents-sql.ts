import './tables.ts'
import '../association/tables.ts'
import '../core/core-tables.ts'
import '../requetes/tables.ts'
import '../rattachements/tables.ts'
import { isLettre, typesDelivrance } from 'domain/association/delivrances'
import { type SqlBool, sql } from 'kysely'
import type { CommunicatedType } from 'domain/suivi/documents-communiques'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { type DatedLecteur, live } from '../rattachements/living.ts'
import { isKnownTo, isFiledBy } from '../requetes/is-known-to.ts'

/** The documents the court issued on these requests: those of the request itself, and those the decision added to the register (REQ-23). */
const issuedDocuments = (numeros: readonly string[]) => sql<{
  requete: string
  uuid: string
  nom: string
  type: CommunicatedType
  sha256: string
  delivreLe: Date
}>`(
  select requete, uuid, nom, type, sha256, delivre_le as "delivreLe" from document_requete where requete = any(${numeros}::text[])
  union all
  select document.requete, document.uuid, document.nom, extrait.type, document.sha256, extrait.delivre_le
  from document join extrait on extrait.association = document.association and extrait.sha256 = document.sha256
  where document.requete = any(${numeros}::text[]))`

/** Not opened yet by the declarant, or by a user attached when it was issued. Older documents are not new to a later user (REQ-27). */
const isNew = (lecteur: DatedLecteur) => sql<boolean>`(
  not exists (select from document_vu where document_vu.compte = ${lecteur.uuid} and document_vu.document = emis.uuid)
  and (${isFiledBy(lecteur.uuid)} or exists (select from rattachement where rattachement.association = requete.association
    and rattachement.compte = ${lecteur.uuid} and ${live(lecteur.aujourdhui)} and rattachement.cree_le <= emis."delivreLe")))`

/** The letters of demandes contain a reply link: only for people who may reply and the court (PERM-14, docs/decisions/0043). */
const lettres = typesDelivrance.filter(isLettre)

/** The court's documents on these requests, oldest first, with whether each is new to this reader. */
export const documentsCommuniques = async (db: Db, lecteur: Personne, numeros: readonly string[]) => {
  if (numeros.length === 0) return []
  return db
    .selectFrom(issuedDocuments(numeros).as('emis'))
    .innerJoin('requete', 'requete.numero', 'emis.requete')
    .innerJoin('fichier', 'fichier.sha256', 'emis.sha256')
    .select(['emis.requete', 'emis.uuid', 'emis.nom', 'emis.type', 'emis.sha256', 'emis.delivreLe', 'fichier.taille'])
    .select(isNew(lecteur).as('nouveau'))
    .where(isKnownTo(lecteur))
    .where(sql<SqlBool>`(emis.type <> all(${lettres}) or ${isKnownTo(lecteur, 'depot')})`)
    .orderBy('emis.delivreLe')
    .orderBy('emis.uuid')
    .execute()
}

/** Marks these documents as opened by this reader. */
export const markSeen = async (db: Db, { uuid }: Pick<Personne, 'uuid'>, documents: readonly string[], vuLe: Date): Promise<void> => {
  if (documents.length === 0) return
  await db
    .insertInto('document_vu')
    .values(documents.map((document) => ({ compte: uuid, document, vu_le: vuLe })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
