import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { send, anIntention } from '../../test/filing-history.ts'
import { knownCommune, threePdfs, aMultipartDepot, aCreationIn } from '../../test/filings.ts'
import { someone } from '../../test/people.ts'
import { startServer } from '../../test/real-server.ts'
import { openDatabase } from '../core/database.ts'
import { freePort } from '../core/postgres/embedded.ts'
import { readSettings } from '../core/settings.ts'
import { patience } from '../../../scripts/patience.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'registre-deux-'))
// PostgreSQL runs as another account under root: it must traverse the folder.
await chmod(dataDir, 0o755)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const environment = async () => {
  const port = String(await freePort())
  return { PORT: port, HOST: 'localhost', BASE_URL: `http://localhost:${port}`, DATA_DIR: dataDir }
}

/** Returns the address of the database of the server that runs on this folder. */
const databaseUrl = async (folder: string) => {
  const place = join(folder, 'postgres')
  const port = (await readFile(join(place, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[3]
  return `postgres://registre:${(await readFile(join(place, 'mot-de-passe'), 'utf8')).trim()}@127.0.0.1:${port}/registre`
}

test('a second server on the same folder is refused with a sentence, and the first keeps running', async () => {
  const here = await environment()
  const first = await startServer(here)
  await expect(startServer(await environment())).rejects.toThrow(`Un autre serveur travaille déjà dans le dossier ${dataDir}`)
  expect((await fetch(`${here.BASE_URL}/api/actuator/health`)).status).toBe(200)
  first.process.kill('SIGKILL')
  await first.gone
  const elsewhere = await environment()
  const again = await startServer(elsewhere)
  expect(again.output()).toContain('PostgreSQL tournait déjà : il est repris.')
  // A browser opens connections in advance: an idle one must not keep the server from stopping.
  const silent = connect(Number(elsewhere.PORT), elsewhere.HOST)
  await once(silent, 'connect')
  again.process.kill('SIGTERM')
  await Promise.all([again.gone, once(silent, 'close')])
})

test('a server with another key than its database, or whose folder of files is unmounted, is refused with a sentence', async () => {
  const here = await environment()
  const first = await startServer(here)
  const db = openDatabase(await databaseUrl(dataDir), 2)
  const office = { db, settings: readSettings({ NODE_ENV: 'test', ...here }), now: () => new Date() }
  const intention = await anIntention(await someone(office), await knownCommune(db))
  expect(await send(here.BASE_URL, intention)).toBe(201)
  await db.destroy()
  first.process.kill('SIGTERM')
  await first.gone

  await expect(startServer({ ...(await environment()), CLE_SECRETS: 'A'.repeat(43) })).rejects.toThrow(
    "La clé des secrets (CLE_SECRETS) n'est pas celle de la base de données",
  )
  const folder = join(dataDir, 'fichiers')
  await rename(folder, `${folder}-ailleurs`)
  await mkdir(folder)
  await expect(startServer(await environment())).rejects.toThrow(
    `Le dossier ${folder} n'est pas celui des fichiers de cette base de données`,
  )
  await rmdir(folder)
  await rename(`${folder}-ailleurs`, folder)
  const again = await startServer(await environment())
  again.process.kill('SIGTERM')
  await again.gone
})

test('an upload under way at SIGTERM is acknowledged, even long after the former limit of five seconds, and then the server ends', async () => {
  const here = await environment()
  const server = await startServer(here)
  const db = openDatabase(await databaseUrl(dataDir), 2)
  const office = { db, settings: readSettings({ NODE_ENV: 'test', ...here }), now: () => new Date() }
  const { bearer } = await someone(office)
  const depot = aCreationIn(await knownCommune(db))
  const { body, headers } = aMultipartDepot({ depot, fichiers: await threePdfs() })
  // Large enough for the minimum rate of an upload to allow a minute.
  body.set('association', new Blob([JSON.stringify(depot).padEnd(600_000)], { type: 'application/json' }))
  const whole = new Response(body)
  const type = whole.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await whole.arrayBuffer())
  await db.destroy()
  const sending = request(`${here.BASE_URL}/api/requete/creation`, {
    method: 'POST',
    headers: { ...headers, ...bearer, 'content-type': type, 'content-length': bytes.length },
  })
  const answered = once(sending, 'response')
  sending.write(bytes.subarray(0, -100))
  const spool = join(dataDir, 'fichiers', 'spool')
  await expect.poll(async () => (await readdir(spool)).length, { timeout: 20_000 * patience }).toBe(3)
  server.process.kill('SIGTERM')
  // Twice the former limit. A second signal must change nothing.
  await setTimeout(10_000)
  server.process.kill('SIGTERM')
  sending.end(bytes.subarray(-100))
  const [answer] = (await answered) as [IncomingMessage]
  expect(answer.statusCode).toBe(201)
  answer.resume()
  await server.gone
})
