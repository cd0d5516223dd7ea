import { sql } from 'kysely'
import type { Db } from '../../../core/database.ts'

/** The numbered files that the database says were applied to it. */
export const migrationsFaites = async (db: Db): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(({ name }) => name)
