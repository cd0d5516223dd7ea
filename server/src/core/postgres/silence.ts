import { probe } from './postmaster.ts'

export interface SilencePatience {
  /** Milliseconds one trial connection is waited for. */
  probe: number
  /** Milliseconds between two trial connections. */
  every: number
  /** Trial connections in a row without any answer. A refusal is an answer, and a slow machine answers one of them. */
  silences: number
}

/**
 * Tries connections beside the watch, which never waits for one. Answers, when asked, whether this postmaster has left too many of them
 * without an answer.
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
