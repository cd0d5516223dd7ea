import { sql } from 'kysely'
import type { Db } from '../src/core/database.ts'

/** Changes data that the database protects, as a superuser could: triggers are disabled for that statement. */
export const falsify = (db: Db, statement: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql.raw(statement).execute(trx)
  })
