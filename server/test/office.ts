import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { patience } from '../../scripts/patience.ts'
import { buildApp } from '../src/app/app.ts'
import { startTravaux } from '../src/compte/travaux.ts'
import type { Office } from '../src/core/door.ts'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../src/core/database.ts'
import { openStoreOf } from '../src/core/files/open-store-of.ts'
import { freePort } from '../src/core/postgres/embedded.ts'
import { startJobs } from '../src/core/jobs.ts'
import { requireKey } from '../src/core/key-witness.ts'
import { startSender } from '../src/core/mail/sender.ts'
import { openTransport, type Message } from '../src/core/mail/transport.ts'
import { pdfEngine } from '../src/core/pdf/engine.ts'
import { readSettings } from '../src/core/settings.ts'
import { testDatabaseUrl } from './database.ts'

export interface TestOffice extends Office {
  app: FastifyInstance
  /** The current instant of `now`, which tests move. */
  clock: { at: Date }
  /** The mails handed to the transport, in order, once `mail.sent(n)` has waited for them. */
  mails: Message[]
  /** Connection string of this file's database. */
  url: string
}

/** Shared by all test servers of a file: it has no state of theirs, and its processes take a second to start. */
const pdf = pdfEngine()

/**
 * A whole server on its own database (a new one by default) and folder, called through `app.inject`, or on its own port when `listening`.
 * `files`: a folder of initial files.
 */
export const testOffice = async (
  environment: Record<string, string> = {},
  listening = false,
  database?: string,
  files?: string,
): Promise<TestOffice> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'registre-office-'))
  if (files) await cp(files, join(dataDir, 'fichiers'), { recursive: true })
  const url = database ?? (await testDatabaseUrl())
  const port = await freePort()
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    CAPTCHA_TEXTE: 'ABCDEF',
    JOURNAL: 'error',
    BASE_URL: `http://localhost:${port}`,
    ...environment,
  })
  const db = openDatabase(url, 10, 60_000)
  await requireKey(db, settings, [])
  const clock = { at: new Date('2026-11-20T10:00:00Z') }
  const mails: Message[] = []
  const jobs = await startJobs(url, (error) => console.error(error))
  const transport = openTransport(settings)
  await startSender(
    db,
    jobs,
    () => clock.at,
    async (message) => {
      await transport(message)
      mails.push(message)
    },
  )
  const office: Office = { db, settings, now: () => clock.at, store: await openStoreOf(db, join(dataDir, 'fichiers')), jobs, pdf }
  await startTravaux(office)
  const app = await buildApp(office)
  if (listening) await app.listen({ port, host: 'localhost' })
  else await app.ready()
  afterAll(async () => {
    await app.close()
    await jobs.stop()
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { ...office, app, clock, mails, url }
}

/** Waits until `condition` holds, for instance until a job has run; fails after a time limit. */
export const eventually = async <T>(condition: () => T | Promise<T>): Promise<NonNullable<T>> => {
  for (let waited = 0; waited < 20_000 * patience; waited += 50) {
    const value = await condition()
    if (value) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never happened')
}

/** Waits until a queue has no job left. */
export const jobsDone = async (db: Db, queue: string): Promise<void> => {
  await eventually(async () => {
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from travaux.job where name = ${queue} and state in ('created', 'retry', 'active')`.execute(db)
    return rows[0]?.left === 0
  })
}

/** Waits until a statement of this database is blocked by a lock of another transaction. */
export const someoneWaits = async (db: Db): Promise<void> => {
  await eventually(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length > 0
  })
}
