import { sql } from 'kysely'
import '../association/tables.ts'
import '../core/core-tables.ts'
import type { Db } from '../core/database.ts'

/** What names one document of one version: every element must belong together (threats T1). */
export interface CleDocument {
  numero: string
  /** Ordre of the version that lists it. */
  version: number
  uuid: string
  nom: string
}

/** The document under the whole of its key, with what decides who reads it; undefined when any element is another's. */
export const findDocument = (db: Db, { numero, version, uuid, nom }: CleDocument) =>
  db
    .selectFrom('document')
    .innerJoin('association', 'association.numero', 'document.association')
    .innerJoin('version', 'version.association', 'association.numero')
    .innerJoin('fichier', 'fichier.sha256', 'document.sha256')
    .select(['document.nom', 'document.reserve', 'fichier.sha256', 'fichier.mime', 'association.tribunal'])
    .where('association.numero', '=', numero)
    .where('version.ordre', '=', version)
    .where('document.uuid', '=', uuid)
    .where('document.nom', '=', nom)
    .where(sql<boolean>`version.contenu -> 'documents' @> jsonb_build_array(jsonb_build_object('uuid', document.uuid))`)
    .executeTakeFirst()
