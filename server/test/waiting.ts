import { sql } from 'kysely'
import type { Trx } from '../src/core/database.ts'
import { eventually } from './office.ts'

/** Returns once this many calls are blocked by the locks of this transaction: they have read and not written yet. */
export const someoneWaits = (trx: Trx, count = 1): Promise<unknown> =>
  eventually(async () => {
    // A transaction caches the statistics of the others, so clear the snapshot.
    await sql`select pg_stat_clear_snapshot()`.execute(trx)
    const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(trx)
    return rows.length >= count
  })
