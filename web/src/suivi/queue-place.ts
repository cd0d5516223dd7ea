/** The rows of a queue that are known, from the rank of the first; `totalRows` counts those that are not. */
export interface Known {
  content: readonly { numero: string }[]
  totalRows: number
  from: number
}

/** A file among the rows it was last seen in. */
export interface Seen extends Known {
  at: number
}

export interface QueuePlace {
  /** From 1; null once the file has left the queue. */
  rank: number | null
  total: number
  /** What is done after this file; null at the end of the queue, undefined as long as it is not read that far. */
  next: string | null | undefined
}

export const seenIn = (known: Known, numero: string): Seen | null => {
  const at = known.content.findIndex((row) => row.numero === numero)
  return at < 0 ? null : { ...known, at }
}

const atRank = ({ from, content, totalRows }: Known, rank: number): QueuePlace['next'] =>
  content[rank - from]?.numero ?? (rank < totalRows ? undefined : null)

/** Where a file stands. Once it has left, what came after it is next, not what has its rank: those before it may have left too since it was seen. */
export const placeOf = (known: Known, numero: string, last: Seen | null): QueuePlace | null => {
  const seen = seenIn(known, numero)
  const total = known.totalRows
  if (seen) return { rank: seen.from + seen.at + 1, total, next: atRank(known, seen.from + seen.at + 1) }
  if (last === null) return null
  const still = last.content.slice(last.at + 1).find((row) => seenIn(known, row.numero))
  return { rank: null, total, next: still?.numero ?? atRank(known, last.from + last.at) }
}
