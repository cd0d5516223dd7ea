import { createHash, randomBytes } from 'node:crypto'
import './tables.ts'
import type { Db, Trx } from '../core/database.ts'
import { lockSessions } from './sessions.ts'
import type { UsageLien } from './tables.ts'

const empreinteDe = (code: string): string => createHash('sha256').update(code).digest('hex')

/** Maximum number of valid links per account and purpose. The oldest are cancelled (threat T9). */
const auPlus = 3

/** Creates a one-time code of 192 bits and stores its hash. `duree`: milliseconds; `email`: the new address of a CHANGEMENT_EMAIL. */
export const createLien = async (
  trx: Trx,
  now: Date,
  compte: string,
  usage: UsageLien,
  duree: number,
  email: string | null = null,
): Promise<string> => {
  const code = randomBytes(24).toString('base64url')
  await trx
    .insertInto('lien')
    .values({
      empreinte: empreinteDe(code),
      compte,
      usage,
      cree_le: now,
      expire_le: new Date(now.getTime() + duree),
      utilise_le: null,
      email,
    })
    .execute()
  const kept = trx
    .selectFrom('lien')
    .select('empreinte')
    .where('compte', '=', compte)
    .where('usage', '=', usage)
    .orderBy('cree_le', 'desc')
    .orderBy('empreinte')
    .limit(auPlus)
  await trx.deleteFrom('lien').where('compte', '=', compte).where('usage', '=', usage).where('empreinte', 'not in', kept).execute()
  return code
}

/** The account of a valid code. Reading it does not use the code up (SRV-15). */
export const findLien = (db: Db, now: Date, code: string, usage: UsageLien) =>
  db
    .selectFrom('lien')
    .innerJoin('compte', 'compte.uuid', 'lien.compte')
    .select(['compte.uuid', 'compte.email', 'compte.prenom', 'compte.nom'])
    .where('empreinte', '=', empreinteDe(code))
    .where('usage', '=', usage)
    .where('utilise_le', 'is', null)
    .where('expire_le', '>', now)
    .where('compte.etat', '!=', 'DESACTIVE')
    .executeTakeFirst()

/**
 * Uses a code once: returns its account, locked until the transaction ends, and the new address of a CHANGEMENT_EMAIL; null afterwards.
 * It cancels every other link of the account: none may work from a former mailbox, or for a person who asked before the password changed.
 */
export const consumeLien = async (trx: Trx, now: Date, code: string, usage: UsageLien) => {
  const found = await findLien(trx, now, code, usage)
  if (!found) return null
  await lockSessions(trx, found.uuid)
  const compte = await trx
    .selectFrom('compte')
    .select(['uuid', 'email', 'etat'])
    .where('uuid', '=', found.uuid)
    .forUpdate()
    .executeTakeFirst()
  if (!compte || compte.etat === 'DESACTIVE') return null
  const used = await trx
    .updateTable('lien')
    .set({ utilise_le: now })
    .where('empreinte', '=', empreinteDe(code))
    .where('utilise_le', 'is', null)
    .returning('email')
    .executeTakeFirst()
  if (!used) return null
  await cancelLiens(trx, now, compte.uuid)
  return { ...compte, nouvelEmail: used.email }
}

/** Cancels every link mailed so far for the account. */
export const cancelLiens = async (trx: Trx, now: Date, compte: string): Promise<void> => {
  await trx.updateTable('lien').set({ utilise_le: now }).where('compte', '=', compte).where('utilise_le', 'is', null).execute()
}

/** Deletes expired links, used or not (SRV-47). */
export const forgetLiens = (db: Db, now: Date): Promise<unknown> => db.deleteFrom('lien').where('expire_le', '<', now).execute()
