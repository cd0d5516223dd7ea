import { sql } from 'kysely'
import type { Db } from '../../src/core/database.ts'

/** Tables that a refused call may write: guards and their traces, never data. */
const ignored = ['tentative', 'securite', 'captcha', 'oidc', 'ecritures', 'kysely_migration', 'kysely_migration_lock']

/** Counts every writing statement of the database from now on, with one trigger per table (matrix M3). */
export const countWrites = async (db: Db): Promise<() => Promise<number>> => {
  await sql`create sequence ecritures`.execute(db)
  await sql`create function compte_ecriture() returns trigger language plpgsql as $$ begin perform nextval('ecritures'); return null; end $$`.execute(
    db,
  )
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  for (const { name } of rows.filter((row) => !ignored.includes(row.name))) {
    // The mail sender updates its mails in the background: only a new mail is a side effect of a call.
    const events = sql.raw(name === 'courriel' ? 'insert or delete' : 'insert or update or delete')
    await sql`create trigger compte_ecriture after ${events} on ${sql.table(name)} for each statement execute function compte_ecriture()`.execute(
      db,
    )
  }
  return async () =>
    (await sql<{ n: number }>`select case when is_called then last_value else 0 end as n from ecritures`.execute(db)).rows[0]?.n ?? 0
}
