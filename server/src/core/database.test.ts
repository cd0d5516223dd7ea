import { sql } from 'kysely'
import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { testDatabase, testDatabaseUrl } from '../../test/database.ts'
import { eventually } from '../../test/office.ts'

const db = await testDatabase()

test('connections lost, idle or at work, do not end the process, and are replaced (fault F2)', async () => {
  const working = sql`select pg_sleep(10)`.execute(db)
  const failed = expect(working).rejects.toThrow()
  // Opens a second connection, idle once it has answered.
  await sql`select 1`.execute(db)
  await Promise.all([sql`select pg_sleep(0.05)`.execute(db), sql`select pg_sleep(0.05)`.execute(db)])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  )
  await failed
  // A dead connection may still be lent before its end is noticed.
  const answered = await eventually(() => sql<{ sum: number }>`select 1 + 1 as sum`.execute(db).catch(() => null))
  expect(answered.rows).toEqual([{ sum: 2 }])
})

test('a caller waits for a free connection as long as the statements before it take', async () => {
  const narrow = openDatabase(await testDatabaseUrl(), 1, 400)
  // Twelve statements of 0.15 s on one connection: the last waits for longer than a statement may take.
  const all = await Promise.all(Array.from({ length: 12 }, () => sql`select pg_sleep(0.15)`.execute(narrow)))
  expect(all).toHaveLength(12)
  await narrow.destroy()
})

test('beyond a thousand waiting callers, the next is refused as by a database with too many connections', async () => {
  const narrow = openDatabase(await testDatabaseUrl(), 1)
  const all = await Promise.allSettled(Array.from({ length: 1_003 }, () => sql`select 1`.execute(narrow)))
  const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toEqual([expect.objectContaining({ code: '53300' }), expect.objectContaining({ code: '53300' })])
  await narrow.destroy()
})

test('when no connection can be made, all waiting callers fail at once instead of trying in turn', async () => {
  const lines = new Set<Socket>()
  const deaf = createServer((line) => lines.add(line))
  await new Promise<void>((listening) => deaf.listen(0, '127.0.0.1', listening))
  const { port } = deaf.address() as { port: number }
  const narrow = openDatabase(`postgres://nobody@127.0.0.1:${port}/none`, 1)
  const all = Promise.allSettled(Array.from({ length: 20 }, () => sql`select 1`.execute(narrow)))
  await eventually(() => lines.size > 0)
  for (const line of lines) line.destroy()
  expect((await all).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'rejected'))
  expect(lines.size).toBe(1)
  await narrow.destroy()
  deaf.close()
})
