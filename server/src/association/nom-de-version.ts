import { nomDeVersion } from 'domain/association/nom-de-version'
import { sql } from 'kysely'
import './tables.ts'
import type { Db } from '../core/database.ts'

/** Columns that name a version, for any query that reads `version`. */
export const versionNameColumns = [
  'version.evenement',
  'version.etat',
  'version.details',
  sql<string | null>`(select type from requete where numero = version.requete)`.as('typeRequete'),
] as const

/** Returns the name of each version of an association, by its ordre. */
export const nomsDesVersions = async (db: Db, numero: string): Promise<ReadonlyMap<number, string>> => {
  const versions = await db
    .selectFrom('version')
    .select('version.ordre')
    .select(versionNameColumns)
    .where('association', '=', numero)
    .orderBy('ordre')
    .execute()
  return new Map(versions.map((version) => [version.ordre, nomDeVersion(version)]))
}
