import { nomDeVersion } from 'domain/association/nom-de-version'
import { sql } from 'kysely'
import './tables.ts'
import type { Db } from '../core/database.ts'

/** What the name of a version is made of, for any query that reads `version`. */
export const aNommer = [
  'version.evenement',
  'version.etat',
  'version.details',
  sql<string | null>`(select type from requete where numero = version.requete)`.as('typeRequete'),
] as const

/** What each version of an association is called, by its ordre. */
export const nomsDesVersions = async (db: Db, numero: string): Promise<ReadonlyMap<number, string>> => {
  const versions = await db
    .selectFrom('version')
    .select('version.ordre')
    .select(aNommer)
    .where('association', '=', numero)
    .orderBy('ordre')
    .execute()
  return new Map(versions.map((version) => [version.ordre, nomDeVersion(version)]))
}
