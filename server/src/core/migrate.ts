import { readFile, readdir } from 'node:fs/promises'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import { textesExploitation } from 'domain/core/textes/exploitation'
import { sql } from 'kysely'
import type { Db } from './database.ts'

const folder = new URL('../../migrations/', import.meta.url)

/** Names of the numbered files of server/migrations, in order. */
export const numberedNames = async (): Promise<string[]> => (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()

/** Numbered files applied to this database; none when it is new. */
const appliedNames = async (db: Db): Promise<ReadonlySet<string>> => {
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db).catch((error: { code?: string }) => {
    if (error.code === '42P01') return { rows: [] }
    throw error
  })
  return new Set(applied.rows.map(({ name }) => name))
}

const numberedFiles: MigrationProvider = {
  async getMigrations() {
    return Object.fromEntries(
      (await numberedNames()).map((name): [string, Migration] => [
        name,
        { up: async (db) => void (await sql.raw(await readFile(new URL(name, folder), 'utf8')).execute(db)) },
      ]),
    )
  },
}

/**
 * Brings the database to the newest numbered file of server/migrations, or to a former one (the tests of an upgrade begin there); several
 * servers may try at once.
 */
export const migrate = async (db: Db, jusqua?: string): Promise<void> => {
  const known = await numberedNames()
  const newer = [...(await appliedNames(db))].filter((name) => !known.includes(name))
  if (newer.length > 0) throw new Error(textesExploitation.schemaPlusRecent(newer))
  const migrator = new Migrator({ db, provider: numberedFiles })
  const { error } = await (jusqua === undefined ? migrator.migrateToLatest() : migrator.migrateTo(jusqua))
  if (error) throw error
}

/** Whether the newest numbered file has been applied. Changes nothing. `npm run verifier` reports a missing earlier one. */
export const isUpToDate = async (db: Db): Promise<boolean> =>
  (await new Migrator({ db, provider: numberedFiles }).getMigrations()).at(-1)?.executedAt !== undefined
