import { sql } from 'kysely'
import type { Trx } from '../core/database.ts'

/**
 * An intention to file: one key of one account makes one filing. Without a key, the account and the hash of the content act as the key for
 * ten minutes (X-75).
 */
export interface Envoi {
  compte: string
  cle: string | null
  empreinte: string
  instant: Date
}

/** Milliseconds that a send waits for another one with the same key. */
const attente = 3000

/** Serializes the sends of one intention until the transaction ends. False when the other one takes too long. */
export const lockEnvoi = async (trx: Trx, { compte, cle, empreinte }: Envoi): Promise<boolean> => {
  await sql`select set_config('lock_timeout', ${String(attente)}, true)`.execute(trx)
  try {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`envoi/${compte}/${cle ?? empreinte}`}, 0))`.execute(trx)
  } catch (error) {
    // lock_not_available
    if ((error as { code?: string }).code === '55P03') return false
    throw error
  }
  await sql`select set_config('lock_timeout', '0', true)`.execute(trx)
  return true
}
