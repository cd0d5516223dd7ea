import { textesRefus } from 'domain/core/textes-refus'
import { Refusal } from '../refusal.ts'

/** What a system says when a folder takes nothing more: 507 when it is full, 503 when it may not be written (read-only, or lost). */
const STATUSES: Readonly<Record<string, number>> = { ENOSPC: 507, EDQUOT: 507, EROFS: 503, EACCES: 503, EPERM: 503, EIO: 503, ENODEV: 503 }

/** Rethrows an error of the store, as a refusal that says what to do when the cause is that it has no room; its cause goes to the log. */
export const refuseWithoutRoom = (error: unknown): never => {
  const status = error instanceof Error && 'syscall' in error && 'code' in error ? STATUSES[String(error.code)] : undefined
  if (status === undefined) throw error
  const refusal = new Refusal(status, textesRefus.stockageIndisponible, {}, { 'retry-after': '300' })
  refusal.cause = error
  throw refusal
}
