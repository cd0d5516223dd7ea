import { textesRefus } from 'domain/core/textes/refus'
import { Refusal } from '../refusal.ts'

export interface FairQueueLimits {
  /** Tasks that run at once. */
  places: number
  /** How many of them one person may hold: all by default. */
  share?: number | undefined
  /** Tasks that may wait, for one person and in all. */
  waiting: { each: number; all: number }
}

/** Seconds a refused client is asked to wait. */
const retryAfter = '10'

const full = (): Refusal => new Refusal(503, textesRefus.fileDAttente, {}, { 'retry-after': retryAfter })

/** The product's own work. It is never refused: nobody else would do it. */
export const service = Symbol('service')
/** Account or address the work is done for. */
export type Requester = string | typeof service

/**
 * Runs `places` tasks at once. Persons who wait are served in turn, each in the order of their own arrivals: whoever sends a hundred tasks
 * delays another person by one task at most. Refuses with 503 once too many tasks wait.
 */
export const createFairQueue = ({ places, share = places, waiting: bounds }: FairQueueLimits) => {
  let free = places
  /** Waiting tasks of people. Those of the service are not counted: it queues as many as it needs. */
  let queued = 0
  const held = new Map<Requester, number>()
  /** Waiting tasks by person. The order of the keys is the order of the turns. */
  const waiting = new Map<Requester, (() => void)[]>()
  const count = (person: Requester, change: 1 | -1) => {
    free -= change
    const now = (held.get(person) ?? 0) + change
    if (now === 0) held.delete(person)
    else held.set(person, now)
  }
  const admit = () => {
    for (const [person, line] of waiting) {
      if (free === 0) return
      if ((held.get(person) ?? 0) >= share) continue
      const enter = line.shift()
      if (person !== service) queued -= 1
      // Behind the others, for their next turn.
      waiting.delete(person)
      if (line.length > 0) waiting.set(person, line)
      count(person, 1)
      enter?.()
    }
  }
  return async <T>(person: Requester, task: () => Promise<T>): Promise<T> => {
    const line = waiting.get(person) ?? []
    if (person !== service && (line.length >= bounds.each || queued >= bounds.all)) throw full()
    await new Promise<void>((enter) => {
      line.push(enter)
      if (person !== service) queued += 1
      waiting.set(person, line)
      admit()
    })
    try {
      return await task()
    } finally {
      count(person, -1)
      admit()
    }
  }
}
