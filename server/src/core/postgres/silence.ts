import { probe } from './postmaster.ts'

export interface SilencePatience {
  /** Milliseconds given to a trial connection to answer. */
  probe: number
  /** Milliseconds between two trial connections. */
  every: number
  /** Trial connections in a row without any answer. A refusal is an answer, and a slow machine answers one of them. */
  silences: number
}

/**
 * Tries connections beside the watch, which never waits for one. The returned function tells whether this postmaster has left too many of
 * them unanswered.
 */
export const silenceOf = (url: string, { probe: limit, every, silences: most }: SilencePatience): ((pid: number) => boolean) => {
  let watched = 0
  let silences = 0
  let isTrying = false
  let next = 0
  const tryOnce = async (): Promise<void> => {
    isTrying = true
    silences = (await probe(url, limit)) === 'silent' ? silences + 1 : 0
    isTrying = false
    next = performance.now() + every
  }
  return (pid) => {
    if (pid !== watched) silences = 0
    watched = pid
    if (!isTrying && performance.now() >= next) void tryOnce()
    return silences >= most
  }
}
