import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { seedAssociations } from 'server/app/seed/associations'
import { ensureDatabase, openDatabase, type Db } from 'server/core/database'
import { openStoreOf } from 'server/core/files/open-store-of'
import { migrate } from 'server/core/migrate'
import { pdfEngine } from 'server/core/pdf/engine'
import { freePort, startEmbedded } from 'server/core/postgres/embedded'
import { loadReference } from 'server/core/reference/load'
import { readSettings } from 'server/core/settings'
import { someone } from '../../../server/test/people.ts'

const oneHour = 3_600_000
const main = fileURLToPath(new URL('../../../server/src/app/main.ts', import.meta.url))
/** Folder where the benches keep their registers. */
export const dataDir = fileURLToPath(new URL('../../../var/banc', import.meta.url))

/** Each register has its own database and its own files. */
const dataDirOf = (associations: number): string => join(dataDir, String(associations))

const environmentOf = (url: string, port: number, associations: number) => ({
  DATABASE_URL: url,
  DATA_DIR: dataDirOf(associations),
  PORT: String(port),
  BASE_URL: `http://localhost:${port}`,
  DEMONSTRATION: 'non',
  // The limit per minute would block the load. Every other setting is that of production, the log included.
  APPELS_PAR_MINUTE: '1000000000',
})

/** Adds invented associations until the register has this many. */
export const fill = async (db: Db, associations: number): Promise<void> => {
  await migrate(db)
  await loadReference(db)
  const store = await openStoreOf(db, join(dataDirOf(associations), 'fichiers'))
  const progress = (done: number) => void process.stderr.write(`\r${done} associations`)
  await seedAssociations({ db, pdf: pdfEngine(), store, now: () => new Date() }, associations, progress)
}

const startServer = async (url: string, port: number, associations: number): Promise<ChildProcess> => {
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...environmentOf(url, port, associations) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let waited = 0; !(await fetch(`http://localhost:${port}/api/actuator/info`).catch(() => null))?.ok; waited += 100) {
    if (waited > 60_000 || server.exitCode !== null) throw new Error("Le serveur n'a pas démarré.")
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return server
}

export interface BenchOffice {
  db: Db
  url: string
  port: number
  /** Authorization header of a signed-in person. */
  bearer: { authorization: string }
  pids: { server: number; postmaster: number }
}

/** Starts a real server on a register of this many associations, which is kept from one run to the next. */
export const withOffice = async (associations: number, use: (office: BenchOffice) => Promise<void>): Promise<void> => {
  const embedded = await startEmbedded(join(dataDir, 'postgres'))
  const url = await ensureDatabase(embedded.url, `registre_${associations}`)
  const db = openDatabase(url, 4, oneHour)
  let server: ChildProcess | undefined
  try {
    await fill(db, associations)
    const port = await freePort()
    server = await startServer(url, port, associations)
    const { bearer } = await someone({ db, settings: readSettings(environmentOf(url, port, associations)), now: () => new Date() })
    const postmaster = Number((await readFile(join(dataDir, 'postgres', 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0])
    await use({ db, url, port, bearer, pids: { server: server.pid ?? 0, postmaster } })
  } finally {
    const ended = server && new Promise((resolve) => server?.once('exit', resolve))
    if (server?.kill('SIGTERM')) await ended
    await db.destroy()
    await embedded.stop()
  }
}
