import { textesRefus } from 'domain/core/textes/refus'
import { Refusal } from '../refusal.ts'

/**
 * System errors of a storage folder and their HTTP status: 507 when it is full, 503 (`LOST`) when it is read-only, unmounted, or its disk or
 * server is lost.
 */
const STATUSES: Readonly<Record<string, number>> = { ENOSPC: 507, EDQUOT: 507 }
const LOST = /^E(NOENT|NOTDIR|ROFS|ACCES|PERM|IO|NODEV|NXIO|STALE|NOTCONN|TIMEDOUT|HOSTDOWN|HOSTUNREACH)$/

const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return undefined
  const code = String(error.code)
  return STATUSES[code] ?? (LOST.test(code) ? 503 : undefined)
}

/** Refusal of a call that needs the store while it is unavailable. The cause goes to the log. */
export const storeRefusal = (status: number, message: string, cause: unknown): Refusal => {
  const refusal = new Refusal(status, message, {}, { 'retry-after': status === 507 ? '300' : '30' })
  refusal.cause = cause
  return refusal
}

/** Rethrows an error of the store. A full or missing store becomes a refusal that says what to do. */
export const refuseWithoutRoom = (error: unknown, message: string = textesRefus.stockageIndisponible): never => {
  const status = statusOf(error)
  throw status === undefined ? error : storeRefusal(status, message, error)
}
