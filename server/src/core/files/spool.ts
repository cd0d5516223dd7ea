import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A received file on disk, private, not yet kept by the store. */
export interface Spooled {
  path: string
  /** Hexadecimal; of the bytes written, so meaningless when `truncated`. */
  sha256: string
  /** Bytes received, those beyond the limit included. */
  taille: number
  /** Larger than the limit per file: the caller refuses `documents[i].fichier` (ANNEX-25). */
  truncated: boolean
}

/** Bytes still accepted from one request (ANNEX-26); shared by the files of that request. */
export interface Budget {
  remaining: number
}

export interface SpoolOptions {
  /** Bytes per file; what comes after is read and dropped, so that the following files are still received. */
  limit: number
  budget?: Budget
}

/** Thrown when the files of one request exceed the budget together. */
export class BudgetExceeded extends Error {}

/** Writes are grouped: one small write per socket chunk costs twice the time of the raw stream (goals U1). */
const GROUP = 256 * 1024

/** Streams to a new private file of `folder`, hashing and counting; fsynced when it returns, removed when it throws. */
export const spoolTo = async (folder: string, source: Readable, { limit, budget }: SpoolOptions): Promise<Spooled> => {
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let taille = 0
  let pending: Buffer[] = []
  let pendingBytes = 0
  let writing: Promise<unknown> = Promise.resolve()
  const flush = async () => {
    await writing
    const group = pending
    pending = []
    pendingBytes = 0
    // `appendFile` writes the whole buffer. On a disk almost full, `writev` would write a part of it and only return a smaller count.
    writing = file.appendFile(Buffer.concat(group))
    // The next flush or the end reports the failure; without this, it would count as unhandled meanwhile.
    writing.catch(() => {})
  }
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      if (budget && (budget.remaining -= chunk.length) < 0) throw new BudgetExceeded()
      const kept = chunk.subarray(0, Math.max(0, limit - taille))
      taille += chunk.length
      if (kept.length === 0) continue
      hash.update(kept)
      pending.push(kept)
      pendingBytes += kept.length
      if (pendingBytes >= GROUP) await flush()
    }
    await flush()
    await writing
    await file.sync()
    await file.close()
  } catch (error) {
    await writing.catch(() => {})
    await file.close().catch(() => {})
    await rm(path, { force: true })
    throw error
  }
  return { path, sha256: hash.digest('hex'), taille, truncated: taille > limit }
}
