import { readVersion } from 'domain/association/read-version'
import '../association/tables.ts'
import { documentsDe } from '../association/sql.ts'
import '../core/core-tables.ts'
import '../requetes/tables.ts'
import type { Db } from '../core/database.ts'

/** Key of a document in one version: every element must match (threat T1). */
export interface CleDocument {
  numero: string
  /** Ordre of the version that lists it. */
  version: number
  uuid: string
  nom: string
}

/** Returns the document that matches the whole key, with the data that decide who may read it; undefined when any element differs. */
export const findDocument = async (db: Db, { numero, version, uuid, nom }: CleDocument) => {
  const found = await db
    .selectFrom('association')
    .innerJoin('version', 'version.association', 'association.numero')
    .select(['association.tribunal', 'version.contenu'])
    .where('association.numero', '=', numero)
    .where('version.ordre', '=', version)
    .executeTakeFirst()
  if (!found || !readVersion(found.contenu).documents.some((liste) => liste.uuid === uuid)) return undefined
  const document = (await documentsDe(db, numero)).find((each) => each.uuid === uuid && each.nom === nom)
  return document && { ...document, tribunal: found.tribunal }
}

const colonnesRequete = [
  'requete.numero',
  'requete.type',
  'requete.sous_types as sousTypes',
  'requete.etat',
  'requete.date_pre_enregistrement as datePreEnregistrement',
  'requete.date_ordonnancement as dateOrdonnancement',
  'requete.retiree_le as retireeLe',
  'requete.issu_teleservice as issueTeleservice',
] as const

/** Returns every version of an association, the latest first, with the request that made it; null for an event of the court. */
export const versionsDe = async (db: Db, numero: string) => {
  const versions = await db
    .selectFrom('version')
    .select(['ordre', 'evenement', 'requete', 'etat', 'motif_etat as motifEtat', 'cree_le as creeLe', 'details'])
    .where('association', '=', numero)
    .orderBy('ordre', 'desc')
    .execute()
  const numeros = versions.flatMap(({ requete }) => requete ?? [])
  if (numeros.length === 0) return versions.map((version) => ({ ...version, requete: null }))
  const requetes = await db.selectFrom('requete').select(colonnesRequete).where('numero', 'in', numeros).execute()
  const parNumero = new Map(requetes.map((requete) => [requete.numero, requete]))
  return versions.map(({ requete, ...version }) => ({ ...version, requete: (requete && parNumero.get(requete)) || null }))
}

/** Returns the requests on an association that made no version: under instruction, rejected, or taken back. */
export const requetesWithoutVersion = (db: Db, numero: string) =>
  db
    .selectFrom('requete')
    .select(colonnesRequete)
    .where('association', '=', numero)
    .where('etat', '<>', 'INSCRITE')
    .orderBy('date_pre_enregistrement', 'desc')
    .execute()
