import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { placeFor } from './place.ts'
import { runAs, type Identity } from './identity.ts'

export interface Embedded {
  /** Connection string of the maintenance database. */
  url: string
  /** Sentences for the person who started it (a folder moved, a server found again). */
  notices: string[]
  /** True when it ran already: another process may be working with it. */
  reused: boolean
  /** Ends the postmaster and waits for it. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL 18 on `folder`, creating the cluster the first time and taking back a postmaster that a killed
 * server left behind. Our own launcher rather than the library's: it must survive `kill -9`, root and private folders
 * (docs/decisions/0003).
 */
export const startEmbedded = async (folder: string, options: { durable: boolean } = { durable: true }): Promise<Embedded> => {
  const identity = await runAs()
  const { native, data, notices } = await placeFor(folder, identity)
  const secretFile = join(data, 'mot-de-passe')
  const cluster = join(data, 'pg')
  if (!existsSync(join(cluster, 'PG_VERSION'))) await createCluster()
  const password = (await readFile(secretFile, 'utf8')).trim()
  const urlOn = (port: number) => `postgres://registre:${password}@127.0.0.1:${port}/postgres`

  const found = await runningPort(cluster)
  if (found && (await answers(urlOn(found)))) {
    return {
      url: urlOn(found),
      reused: true,
      notices: [...notices, 'PostgreSQL tournait déjà : il est repris.'],
      stop: () => stopPostmaster(cluster),
    }
  }
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 120,
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgres.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  // Detached: Ctrl-C in the terminal must reach only the server, which then stops PostgreSQL itself, last.
  const child = spawn(join(native, 'bin', 'postgres'), ['-D', cluster, ...flags], { ...identity, detached: true, stdio: 'ignore' })
  let exited = false
  child.on('error', () => (exited = true))
  child.on('exit', () => (exited = true))
  child.unref()
  for (let waited = 0; !(await answers(urlOn(port))); waited += 100) {
    if (exited || waited > 60_000) throw new Error(`PostgreSQL n'a pas démarré ; voir ${join(cluster, 'log', 'postgres.log')}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url: urlOn(port), reused: false, notices, stop: () => stopPostmaster(cluster) }

  async function createCluster(): Promise<void> {
    const fresh = join(data, `pg-${process.pid}`)
    await writeFile(secretFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (identity.uid !== undefined) await chown(secretFile, identity.uid, identity.gid ?? identity.uid)
    await mkdir(fresh, { mode: 0o700 })
    if (identity.uid !== undefined) await chown(fresh, identity.uid, identity.gid ?? identity.uid)
    const initdb = [
      '-D',
      fresh,
      '-U',
      'registre',
      '-A',
      'scram-sha-256',
      `--pwfile=${secretFile}`,
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=fr-FR',
      '--locale=C',
      ...(options.durable ? [] : ['--no-sync']),
    ]
    await runToEnd(join(native, 'bin', 'initdb'), initdb, identity)
    // Renamed last: a cluster cut in the middle of its creation is never taken for a whole one.
    await rm(cluster, { recursive: true, force: true })
    await rename(fresh, cluster)
  }
}

const runToEnd = (file: string, flags: string[], identity: Identity): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, flags, { ...identity, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk) => (said += chunk))
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`initdb a échoué : ${said}`))))
  })

const postmasterPid = async (cluster: string): Promise<string[]> =>
  (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')

const runningPort = async (cluster: string): Promise<number> => Number((await postmasterPid(cluster))[3] ?? 0)

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const stopPostmaster = async (cluster: string): Promise<void> => {
  const pid = Number((await postmasterPid(cluster))[0] ?? 0)
  if (!pid || !alive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; alive(pid) && waited < 20_000; waited += 50) await new Promise((resolve) => setTimeout(resolve, 50))
}

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** A port nobody listens on now, chosen by the system. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
