import { createHash, randomBytes } from 'node:crypto'
import './tables.ts'
import type { Db, Trx } from '../core/database.ts'
import { verrouillerSessions } from './sessions.ts'
import type { UsageLien } from './tables.ts'

const empreinteDe = (code: string): string => createHash('sha256').update(code).digest('hex')

/** At most this many links of one use live at once; the oldest go (threat T9). */
const auPlus = 3

/** Makes a one-time code of 192 bits and keeps its hash. `duree` in milliseconds; `email` the new address of a CHANGEMENT_EMAIL. */
export const creerLien = async (
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

/** The account of a code that is still good; asking consumes nothing (SRV-15). */
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
 * Uses a code: answers its account, as it is until the transaction ends (and the new address of a CHANGEMENT_EMAIL), once, then null. Using
 * one kills its siblings, and every other link of the account: a mailbox it no longer has, or who asked before the password changed, opens
 * nothing.
 */
export const utiliserLien = async (trx: Trx, now: Date, code: string, usage: UsageLien) => {
  const found = await findLien(trx, now, code, usage)
  if (!found) return null
  await verrouillerSessions(trx, found.uuid)
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
  await annulerLiens(trx, now, compte.uuid)
  return { ...compte, nouvelEmail: used.email }
}

/** No link mailed so far opens the account any more. */
export const annulerLiens = async (trx: Trx, now: Date, compte: string): Promise<void> => {
  await trx.updateTable('lien').set({ utilise_le: now }).where('compte', '=', compte).where('utilise_le', 'is', null).execute()
}

/** Forgets the links past their time, used or not (SRV-47). */
export const oublierLiens = (db: Db, now: Date): Promise<unknown> => db.deleteFrom('lien').where('expire_le', '<', now).execute()
