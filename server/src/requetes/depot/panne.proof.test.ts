import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { textesExploitation } from 'domain/core/textes/exploitation'
import { textesRefus } from 'domain/core/textes/refus'
import { afterAll, expect, test, vi } from 'vitest'
import { type Intention, check, send, anIntention } from '../../../test/filing-history.ts'
import { knownCommune } from '../../../test/filings.ts'
import { someone } from '../../../test/people.ts'
import { startServer } from '../../../test/real-server.ts'
import { openDatabase } from '../../core/database.ts'
import { freePort } from '../../core/postgres/embedded.ts'
import { readSettings } from '../../core/settings.ts'
import { patience } from '../../../../scripts/patience.ts'

// A reduced run for `npm test`; `npm run proof` raises it.
const kills = Number(process.env['PROOF_PANNES'] ?? 1)

const dataDir = await mkdtemp(join(tmpdir(), 'registre-panne-'))
// PostgreSQL runs as another account under root: it must traverse the folder.
await chmod(dataDir, 0o755)
const port = String(await freePort())
const baseUrl = `http://localhost:${port}`
const environment = { PORT: port, HOST: 'localhost', BASE_URL: baseUrl, DATA_DIR: dataDir, APPELS_PAR_MINUTE: '1000000' }
const server = await startServer(environment)
const place = join(dataDir, 'postgres')
const pidFile = async () => (await readFile(join(place, 'pg', 'postmaster.pid'), 'utf8')).split('\n')
const password = (await readFile(join(place, 'mot-de-passe'), 'utf8')).trim()
const db = openDatabase(`postgres://registre:${password}@127.0.0.1:${(await pidFile())[3]}/registre`, 4)
afterAll(async () => {
  await db.destroy()
  server.process.kill('SIGTERM')
  await server.gone
  await rm(dataDir, { recursive: true, force: true })
})
const office = { db, settings: readSettings({ NODE_ENV: 'test', ...environment }), now: () => new Date() }
const client = await someone(office)
const commune = await knownCommune(db)

/** Returns the postmaster and all its child processes. */
const processes = async (): Promise<number[]> => {
  const postmaster = Number((await pidFile())[0])
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  return [postmaster, ...children.trim().split(/\s+/).map(Number)]
}
const signal = async (name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT', pids?: number[]) => {
  for (const pid of pids ?? (await processes()))
    try {
      process.kill(pid, name)
    } catch {
      // The process ended in between.
    }
}
const health = async () => {
  const start = performance.now()
  const answer = await fetch(`${baseUrl}/api/actuator/health`)
  return { took: performance.now() - start, status: answer.status, said: await answer.json() }
}
const ready = () => vi.waitFor(async () => expect((await health()).status).toBe(200), { timeout: 20_000 * patience, interval: 50 })

test(
  `over ${kills} kill -9 of PostgreSQL and its children, calls answer 503 and its sentence, never 500, the service is back within ten seconds, nothing acknowledged is lost and mails leave (goal R3)`,
  { timeout: (60_000 + 120_000 * kills) * patience },
  async () => {
    const history: Intention[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const over = new AbortController()
      const statuses = new Set<number | null>()
      const filing = (async () => {
        while (!over.signal.aborted) {
          const intention = await anIntention(client, commune)
          history.push(intention)
          statuses.add(await send(baseUrl, intention))
        }
      })()
      const reading = (async () => {
        while (!over.signal.aborted) {
          const answer = await fetch(`${baseUrl}/api/association`, { headers: client.bearer })
          statuses.add(answer.status)
          const said = await answer.text()
          if (answer.status === 503)
            expect([answer.headers.get('retry-after'), JSON.parse(said).message]).toEqual(['5', textesRefus.indisponible])
          await setTimeout(20)
        }
      })()
      // However slow the machine, wait until filings and reads are under way.
      await vi.waitFor(() => expect([...statuses].toSorted()).toEqual([200, 201]), { timeout: 20_000 * patience })
      await signal('SIGKILL')
      const killed = performance.now()
      await vi.waitFor(async () => expect((await health()).status).toBe(503), { timeout: 5000 * patience, interval: 10 })
      await ready()
      expect(performance.now() - killed).toBeLessThan(10_000 * patience)
      await setTimeout(500)
      over.abort()
      await Promise.all([filing, reading])
      expect([...statuses].toSorted()).toEqual([200, 201, 503])
    }
    for (const intention of history) expect(await send(baseUrl, intention)).toBe(201)
    expect(await check(db, dataDir, history)).toEqual([])
    const waiting = () => db.selectFrom('courriel').select('id').where('envoye_le', 'is', null).execute()
    // Time for all the mails that this machine could file, sent one at a time.
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: (60_000 + 60_000 * kills) * patience, interval: 200 })
  },
)

test('while PostgreSQL hangs, /health says so within two seconds, calls get 503 and navigations an outage page, but the texts are read; then everything works again', async () => {
  await ready()
  const stopped = await processes()
  await signal('SIGSTOP', stopped)
  try {
    const call = fetch(`${baseUrl}/api/association`, { headers: client.bearer })
    const token = fetch(`${baseUrl}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: 'x',
        client_id: 'portail',
        client_secret: 'portail',
      }),
    })
    const login = new URLSearchParams({
      client_id: 'portail',
      response_type: 'code',
      redirect_uri: `${baseUrl}/oauth_callback`,
      state: 'x'.repeat(43),
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    })
    const navigations = [`/oauth2/authorize?${login}`, '/api/association', '/verification/ABCD-EFGH'].map((path) =>
      fetch(baseUrl + path, { headers: { ...client.bearer, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, redirect: 'manual' }),
    )
    for (let probe = 0; probe < 3; probe += 1) {
      const { took, ...answer } = await health()
      expect(took).toBeLessThan(2000)
      expect(answer).toEqual({ status: 503, said: { status: 'DOWN', live: true, ready: false, reasons: [textesExploitation.sante.base] } })
    }
    for (const answer of [await call, await token]) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await answer.json()).toMatchObject({ message: textesRefus.indisponible })
    }
    for (const answer of await Promise.all(navigations)) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      const shown = await answer.text()
      expect(shown).toContain(textesRefus.pageIndisponible)
      // Its policy allows no inline style or script, and it needs none of the site's.
      expect(shown).not.toMatch(/<script|<style|style=/)
    }
    for (const path of ['/aide', '/mentions-legales', '/plan-du-site', '/utilisateur/creationcompte', '/']) {
      const answer = await fetch(baseUrl + path)
      expect(answer.status, path).toBe(200)
      expect(await answer.text()).toContain('</h1>')
    }
  } finally {
    await signal('SIGCONT', stopped)
  }
  await ready()
  expect((await health()).said).toEqual({ status: 'UP', live: true, ready: true, reasons: [] })
  expect((await fetch(`${baseUrl}/api/association`, { headers: client.bearer })).status).toBe(200)
})
