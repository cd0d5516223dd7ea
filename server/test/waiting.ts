import { sql } from 'kysely'
import type { Trx } from '../src/core/database.ts'
import { eventually } from './office.ts'

/** Returns once so many calls wait for what this transaction has locked: they have read, and not yet written. */
export const someoneWaits = (trx: Trx, count = 1): Promise<unknown> =>
  eventually(async () => {
    // What a transaction reads of the others it reads once, unless told.
    await sql`select pg_stat_clear_snapshot()`.execute(trx)
    const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(trx)
    return rows.length >= count
  })
