import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createCluster } from './create-cluster.ts'
import { runAs } from './identity.ts'
import { own } from './owner.ts'
import { placeFor } from './place.ts'
import { type KeeperPatience, keepRunning } from './keep-running.ts'
import { answers, lastPort, launch, postmasterOf, probe, stopPostmaster } from './postmaster.ts'

export interface Embedded {
  /** Connection string of the maintenance database. */
  url: string
  /** Sentences for the person who started it (a folder moved, a server found again). */
  notices: string[]
  /** True when another process keeps it running: it is borrowed, and `stop` leaves it running. */
  shared: boolean
  /** Ends the postmaster and waits for it, when it is ours. */
  stop(): Promise<void>
}

interface Options {
  durable: boolean
  patience?: Partial<KeeperPatience>
}

const urlOn = (port: number, password: string) => `postgres://registre:${password}@127.0.0.1:${port}/postgres`

/**
 * Runs PostgreSQL 18 on `folder`, creating the cluster the first time, taking back a postmaster that a killed server left behind, and
 * keeping it in service. One process at a time keeps it; others borrow it. Our own launcher rather than the library's: it
 * must survive `kill -9`, root and private folders (docs/decisions/0003, 0014).
 */
export const startEmbedded = async (folder: string, { patience, ...options }: Options = { durable: true }): Promise<Embedded> => {
  const identity = await runAs()
  const place = await placeFor(folder, identity)
  const { notices } = place
  const cluster = join(place.data, 'pg')
  const giveBack = await own(place.data)
  if (!giveBack) return { url: await borrow(place.data, cluster), shared: true, notices, stop: async () => {} }
  try {
    const password = await createCluster(place, cluster, { identity, ...options })
    const left = await lastPort(cluster)
    const found = await takeBack(cluster, urlOn(left, password))
    const port = found ? left : await freePort()
    const url = urlOn(port, password)
    // Always on the same port: the connection strings given away stay true.
    const start = () => launch({ native: place.native, cluster, port, url, identity, ...options })
    if (found) notices.push('PostgreSQL tournait déjà : il est repris.')
    else await start()
    const stopWatching = keepRunning({ cluster, url, start, ...(patience && { patience }) })
    const stop = async () => {
      await stopWatching()
      await stopPostmaster(cluster)
      await giveBack()
    }
    return { url, shared: false, notices, stop }
  } catch (error) {
    await giveBack()
    throw error
  }
}

/** Whether a postmaster left behind serves. One that is recovering is waited for; one that is stopping or frozen is ended. */
const takeBack = async (cluster: string, url: string): Promise<boolean> => {
  for (let postmaster = await postmasterOf(cluster); postmaster; postmaster = await postmasterOf(cluster)) {
    const answer = await probe(url)
    if (answer === 'served') return true
    if (answer === 'silent' || postmaster.isStopping) {
      await stopPostmaster(cluster)
      return false
    }
    await setTimeout(200)
  }
  return false
}

/** The connection string of the PostgreSQL that another process keeps on this folder, once it answers. */
const borrow = async (data: string, cluster: string): Promise<string> => {
  for (let waited = 0; waited < 60_000; waited += 200) {
    const password = (await readFile(join(data, 'mot-de-passe'), 'utf8').catch(() => '')).trim()
    const url = urlOn(await lastPort(cluster), password)
    if (await answers(url)) return url
    await setTimeout(200)
  }
  throw new Error(`Un autre processus tient PostgreSQL dans le dossier ${data}, et PostgreSQL n'y répond pas.`)
}

/** Returns a free port chosen by the system. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const listener = createServer()
    listener.once('error', reject)
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      listener.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
