import { sql } from 'kysely'
import type { Db } from '../src/core/database.ts'

/** Changes what the database refuses to change, as somebody with all rights on it would: its triggers silenced for that statement. */
export const falsifier = (db: Db, statement: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql.raw(statement).execute(trx)
  })
