import { setTimeout } from 'node:timers/promises'
import { type Postmaster, killPostmaster, postmasterOf } from './postmaster.ts'
import { isFrozen, signal } from './processes.ts'
import { type SilencePatience, silenceOf } from './silence.ts'

/** Milliseconds during which a postmaster that serves nobody is left alive. */
export interface KeeperPatience extends SilencePatience {
  /** Stopped by SIGSTOP: longer than the pause of a disk snapshot. */
  frozen: number
  /** Asked to stop, its connections closed, and still running. */
  stopping: number
}

const usualPatience: KeeperPatience = { frozen: 10_000, stopping: 30_000, probe: 10_000, every: 5000, silences: 8 }
/** Milliseconds between two checks. */
const look = 250

interface Kept {
  cluster: string
  url: string
  start: () => Promise<void>
  patience?: Partial<KeeperPatience>
}

/**
 * Keeps PostgreSQL in service (docs/decisions/0014): ends a postmaster that was asked to stop, kills one
 * that serves nobody, restarts one that ended. Returns a function that stops watching.
 */
export const keepRunning = ({ cluster, url, start, patience = {} }: Kept): (() => Promise<void>) => {
  const limits = { ...usualPatience, ...patience }
  const ending = new AbortController()
  const pause = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false, signal: ending.signal }).catch(() => {})
  const isSilent = silenceOf(url, limits)
  const frozen = stopwatch()
  const stopping = stopwatch()
  let failures = 0

  const care = async ({ pid, isStopping }: Postmaster): Promise<void> => {
    if (isStopping && !stopping.isRunning()) {
      console.error("On a demandé à PostgreSQL de s'arrêter : ses connexions sont fermées.")
      // After a polite request, PostgreSQL would wait for our own idle connections for ever.
      signal(pid, 'SIGINT')
    }
    const isLost = frozen.lasts(await isFrozen(pid)) >= limits.frozen || stopping.lasts(isStopping) >= limits.stopping || isSilent(pid)
    if (!isLost) return
    console.error('PostgreSQL ne répond plus : il est arrêté de force.')
    await killPostmaster(cluster, pid)
  }

  const restart = async (): Promise<void> => {
    if (failures === 0) console.error("PostgreSQL s'est arrêté : il est relancé.")
    stopping.lasts(false)
    try {
      await start()
      if (failures > 0) console.error('PostgreSQL répond à nouveau.')
      failures = 0
    } catch (error) {
      failures += 1
      // A process of the dead postmaster may live a moment more. Later failures have another cause, such as a full disk.
      if (failures === 5) console.error(error instanceof Error ? error.message : error)
      // Five seconds at most, so that PostgreSQL restarts soon after its operator removes the cause.
      await pause(Math.min(500 * failures, 5000))
    }
  }

  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await pause(look)
      if (ending.signal.aborted) return
      const postmaster = await postmasterOf(cluster)
      await (postmaster ? care(postmaster) : restart())
    }
  }
  const watching = watch()
  return async () => {
    ending.abort()
    await watching
  }
}

/** Measures how long a condition has held. */
const stopwatch = () => {
  let since: number | undefined
  return {
    isRunning: () => since !== undefined,
    /** Milliseconds the condition has held, given its present value. */
    lasts: (isSo: boolean): number => {
      since = isSo ? (since ?? performance.now()) : undefined
      return since === undefined ? 0 : performance.now() - since
    },
  }
}
