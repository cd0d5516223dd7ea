import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Identity } from './identity.ts'
import { hasEnded, isAlive, killWithChildren, signal, wasStartedWith } from './processes.ts'

/** Lines of the file that PostgreSQL keeps while it runs, and leaves behind when it is killed. */
const pidFile = async (cluster: string): Promise<string[]> =>
  (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')

/** The port written by the postmaster of `cluster`, running or not; 0 when it was stopped. */
export const lastPort = async (cluster: string): Promise<number> => Number((await pidFile(cluster))[3] ?? 0)

export interface Postmaster {
  pid: number
  /** Asked to stop, by any signal: it accepts no new client, and waits for the present ones when asked politely. */
  isStopping: boolean
}

/** The running postmaster of `cluster`, if any. */
export const postmasterOf = async (cluster: string): Promise<Postmaster | null> => {
  const [first = '', folder = '', , , , , , status = ''] = await pidFile(cluster)
  const pid = Number(first)
  const isOurs = pid > 0 && (await isAlive(pid)) && (await wasStartedWith(pid, folder))
  return isOurs ? { pid, isStopping: status.trim() === 'stopping' } : null
}

/** Tries a new connection for `limit` milliseconds: `served`, `refused` when PostgreSQL answers why not, `silent` without any answer. */
export const probe = async (url: string, limit = 2000): Promise<'served' | 'refused' | 'silent'> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: limit, query_timeout: limit })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return 'served'
  } catch (error) {
    return error instanceof pg.DatabaseError ? 'refused' : 'silent'
  } finally {
    // Not awaited: a frozen backend never answers.
    client.end().catch(() => {})
  }
}

export const answers = async (url: string): Promise<boolean> => (await probe(url)) === 'served'

export interface Launch {
  /** Folder of the binaries. */
  native: string
  cluster: string
  port: number
  url: string
  identity: Identity
  durable: boolean
}

/** Starts PostgreSQL on an existing cluster and waits until it answers. */
export const launch = async ({ native, cluster, port, url, identity, durable }: Launch): Promise<void> => {
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
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  // Detached: Ctrl-C in the terminal must reach only the server, which then stops PostgreSQL itself, last.
  const child = spawn(join(native, 'bin', 'postgres'), ['-D', cluster, ...flags], { ...identity, detached: true, stdio: 'ignore' })
  let exited = false
  child.on('error', () => (exited = true))
  child.on('exit', () => (exited = true))
  child.unref()
  for (let waited = 0; !(await answers(url)); waited += 100) {
    if (exited || waited > 60_000) throw new Error(`PostgreSQL n'a pas démarré ; voir ${join(cluster, 'log', 'postgres.log')}`)
    await setTimeout(100)
  }
}

/** Kills the postmaster of `cluster` and its children. */
export const killPostmaster = async (cluster: string, pid: number): Promise<void> => {
  // PostgreSQL counts a zombie as alive and would refuse to start beside it. Once its children are gone too, its file protects nothing.
  if (await killWithChildren(pid)) await rm(join(cluster, 'postmaster.pid'), { force: true })
}

/** Ends the postmaster of `cluster` with its current work, and waits for it. Kills it after twenty seconds. */
export const stopPostmaster = async (cluster: string): Promise<void> => {
  const postmaster = await postmasterOf(cluster)
  if (!postmaster) return
  const { pid } = postmaster
  signal(pid, 'SIGINT')
  if (!(await hasEnded(pid, 20_000))) await killPostmaster(cluster, pid)
}
