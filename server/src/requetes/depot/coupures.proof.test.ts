import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { testDatabaseUrl } from '../../../test/database.ts'
import { nextDemarche, type Intention, check, send, anIntention } from '../../../test/filing-history.ts'
import { knownCommune } from '../../../test/filings.ts'
import { someone } from '../../../test/people.ts'
import { type RealServer, startServer } from '../../../test/real-server.ts'
import { crashPoints } from '../../core/crash.ts'
import { openDatabase } from '../../core/database.ts'
import { freePort } from '../../core/postgres/embedded.ts'
import { readSettings } from '../../core/settings.ts'
import { patience } from '../../../../scripts/patience.ts'

// A reduced run for `npm test`; `npm run proof` raises it.
const kills = Number(process.env['PROOF_KILLS'] ?? 1)
const seed = Number(process.env['PROOF_SEED'] ?? Date.now() % 1_000_000)

const dataDir = await mkdtemp(join(tmpdir(), 'registre-coupures-'))
const url = await testDatabaseUrl()
const port = String(await freePort())
const environment = {
  PORT: port,
  HOST: 'localhost',
  BASE_URL: `http://localhost:${port}`,
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  APPELS_PAR_MINUTE: '1000000',
}
const baseUrl = environment.BASE_URL
const db = openDatabase(url, 4)
const reading = new AbortController()
const watching = { ended: Promise.resolve<string[]>([]) }
let server: RealServer | undefined
afterAll(async () => {
  server?.process.kill('SIGKILL')
  await server?.gone
  reading.abort()
  await watching.ended
  await db.destroy()
  await rm(dataDir, { recursive: true, force: true })
})
const office = { db, settings: readSettings({ NODE_ENV: 'test', ...environment }), now: () => new Date() }
const clients = [await someone(office), await someone(office), await someone(office)]
const commune = await knownCommune(db)
const history: Intention[] = []

let state = seed
const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff) / 0x8000_0000

const retryUnknown = async () => {
  for (const intention of history) if (intention.outcome === 'unknown') await send(baseUrl, intention)
}

/** Reads while filings are made: a row must never name a missing file (check H2). */
const watch = async (signal: AbortSignal): Promise<string[]> => {
  const seen = new Set<string>()
  const missing: string[] = []
  while (!signal.aborted) {
    for (const { sha256 } of await db.selectFrom('annexe').select('sha256').execute()) {
      if (seen.has(sha256)) continue
      seen.add(sha256)
      await stat(join(dataDir, 'fichiers', 'objets', sha256.slice(0, 2), sha256.slice(2, 4), sha256)).catch(() => missing.push(sha256))
    }
    await setTimeout(10)
  }
  return missing
}

/** Several people file, one filing after the other each, until the server dies. */
const fileUntilGone = async ({ process, gone }: RealServer) => {
  await Promise.all(
    clients.map(async (client) => {
      while (process.exitCode === null && process.signalCode === null) {
        const intention = await anIntention(client, commune, office, nextDemarche())
        history.push(intention)
        await send(baseUrl, intention)
      }
    }),
  )
  await gone
}

test(
  `over ${kills} kill -9 of the server at each point of a filing, what is acknowledged exists once and whole, nothing by half, and every retry ends as one filing (goal R1; seed ${seed})`,
  { timeout: 60_000 * kills * patience },
  async () => {
    watching.ended = watch(reading.signal)
    const places = [...crashPoints, 'anywhere']
    for (let kill = 0; kill < kills; kill += 1) {
      const place = places[kill % places.length]
      const nth = 1 + Math.floor(random() * 6)
      const started = await startServer({ ...environment, ...(place === 'anywhere' ? {} : { CRASH_AT: `${place}:${nth}` }) })
      server = started
      await retryUnknown()
      if (place === 'anywhere') void setTimeout(random() * 300).then(() => started.process.kill('SIGKILL'))
      await fileUntilGone(started)
      expect(started.process.signalCode).toBe('SIGKILL')
      expect(await check(db, dataDir, history)).toEqual([])
    }
    server = await startServer(environment)
    await retryUnknown()
    expect(history.filter(({ outcome }) => typeof outcome !== 'object')).toEqual([])
    // A retry gets the acknowledgement given before the restarts, word for word: otherwise `send` throws.
    for (const intention of history) expect(await send(baseUrl, intention)).toBe(201)
    expect(await check(db, dataDir, history)).toEqual([])
    server.process.kill('SIGTERM')
    await server.gone
    reading.abort()
    expect(await watching.ended).toEqual([])
  },
)
