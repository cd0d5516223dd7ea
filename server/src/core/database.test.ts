import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { eventually } from '../../test/office.ts'

const db = await testDatabase()

test('connections lost, idle or at work, do not end the process, and are replaced (threats F2)', async () => {
  const working = sql`select pg_sleep(10)`.execute(db)
  const failed = expect(working).rejects.toThrow()
  // A second connection, idle once it has answered.
  await sql`select 1`.execute(db)
  await Promise.all([sql`select pg_sleep(0.05)`.execute(db), sql`select pg_sleep(0.05)`.execute(db)])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  )
  await failed
  // One that has not yet been heard to be dead may still be handed out.
  const answered = await eventually(() => sql<{ sum: number }>`select 1 + 1 as sum`.execute(db).catch(() => null))
  expect(answered.rows).toEqual([{ sum: 2 }])
})
