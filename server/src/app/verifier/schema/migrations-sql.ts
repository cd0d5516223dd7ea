import { sql } from 'kysely'
import type { Db } from '../../../core/database.ts'

/** Returns the numbered files recorded as applied to the database. */
export const appliedMigrations = async (db: Db): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(({ name }) => name)
