import { readFile, readdir } from 'node:fs/promises'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import { sql } from 'kysely'
import type { Db } from './database.ts'

const folder = new URL('../../migrations/', import.meta.url)

/** Names of the numbered files, in their order. */
export const numberedNames = async (): Promise<string[]> => (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()

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
  const migrator = new Migrator({ db, provider: numberedFiles })
  const { error } = await (jusqua === undefined ? migrator.migrateToLatest() : migrator.migrateTo(jusqua))
  if (error) throw error
}

/** Whether the newest numbered file has been applied; changes nothing. `npm run verifier` tells a former one that is missing. */
export const estAJour = async (db: Db): Promise<boolean> =>
  (await new Migrator({ db, provider: numberedFiles }).getMigrations()).at(-1)?.executedAt !== undefined
