/** The loaded rows of a queue. `from` is the 0-based index of the first, `totalRows` the size of the whole queue. */
export interface Known {
  content: readonly { numero: string }[]
  totalRows: number
  from: number
}

/** A request, at index `at` among the rows where it was last seen. */
export interface Seen extends Known {
  at: number
}

export interface QueuePlace {
  /** From 1. Null once the request has left the queue. */
  rank: number | null
  total: number
  /** Number of the next request. Null at the end of the queue, undefined when that row is not loaded. */
  next: string | null | undefined
}

export const seenIn = (known: Known, numero: string): Seen | null => {
  const at = known.content.findIndex((row) => row.numero === numero)
  return at < 0 ? null : { ...known, at }
}

const atRank = ({ from, content, totalRows }: Known, rank: number): QueuePlace['next'] =>
  content[rank - from]?.numero ?? (rank < totalRows ? undefined : null)

/** Place of a request in its queue. Once it has left, the next request is the first of
 * those that followed it and are still queued. Its old index would be wrong, since requests before it may have left too. */
export const placeOf = (known: Known, numero: string, last: Seen | null): QueuePlace | null => {
  const seen = seenIn(known, numero)
  const total = known.totalRows
  if (seen) return { rank: seen.from + seen.at + 1, total, next: atRank(known, seen.from + seen.at + 1) }
  if (last === null) return null
  const still = last.content.slice(last.at + 1).find((row) => seenIn(known, row.numero))
  return { rank: null, total, next: still?.numero ?? atRank(known, last.from + last.at) }
}
