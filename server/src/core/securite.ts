import { sql } from 'kysely'
import './core-tables.ts'
import type { Db } from './database.ts'

/** One line of the security log (threat T22): never a secret, a token or a password in `detail`. */
export const log = (
  db: Db,
  now: Date,
  line: { type: string; compte?: string | null; adresse?: string | null; detail?: Record<string, unknown> },
): Promise<unknown> =>
  db
    .insertInto('securite')
    .values({
      instant: now,
      type: line.type,
      compte: line.compte ?? null,
      adresse: line.adresse ?? null,
      detail: JSON.stringify(line.detail ?? {}),
    })
    .execute()

/** Deletes the lines older than twelve months (CNIL 2021-122). */
export const forgetSecurite = (db: Db, now: Date): Promise<unknown> =>
  sql`delete from securite where instant < ${now}::timestamptz - interval '12 months'`.execute(db)
