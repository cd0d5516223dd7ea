import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Identity } from './identity.ts'

/** The lines of the file PostgreSQL keeps while it runs, and leaves behind when it is killed. */
const pidFile = async (cluster: string): Promise<string[]> =>
  (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')

/** The port written by the postmaster of `cluster`, running or not; 0 when it was stopped. */
export const lastPort = async (cluster: string): Promise<number> => Number((await pidFile(cluster))[3] ?? 0)

/** A process killed and not yet buried by its parent, which may never do it when the parent is a container's first process, is dead. */
const alive = async (pid: number): Promise<boolean> => {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return !/^State:\s+Z/m.test(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))
}

/** The running postmaster of `cluster`, or 0. */
export const postmasterOf = async (cluster: string): Promise<number> => {
  const pid = Number((await pidFile(cluster))[0] ?? 0)
  return pid > 0 && (await alive(pid)) ? pid : 0
}

export const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 })
  client.on('error', () => {})
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

/** Ends the postmaster of `cluster`, what it was doing too, and waits for it. */
export const stopPostmaster = async (cluster: string): Promise<void> => {
  const pid = await postmasterOf(cluster)
  if (!pid) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; (await alive(pid)) && waited < 20_000; waited += 50) await setTimeout(50)
}

/** Starts again what ends without being asked to, by `start`. Answers what stops watching. */
export const keepRunning = (cluster: string, start: () => Promise<void>): (() => Promise<void>) => {
  const ending = new AbortController()
  const pause = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false, signal: ending.signal }).catch(() => {})
  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await pause(250)
      if (ending.signal.aborted || (await postmasterOf(cluster))) continue
      console.error("PostgreSQL s'est arrêté : il est relancé.")
      // It may refuse as long as a process of the dead one lives: tried again.
      await start().catch(() => pause(500))
    }
  }
  const watching = watch()
  return async () => {
    ending.abort()
    await watching
  }
}
