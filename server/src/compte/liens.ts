import { createHash, randomBytes } from 'node:crypto'
import './tables.ts'
import type { Db, Trx } from '../core/database.ts'
import type { UsageLien } from './tables.ts'

const empreinteDe = (code: string): string => createHash('sha256').update(code).digest('hex')

/** At most this many links of one use live at once; the oldest go (threats T9). */
const auPlus = 3

/** Makes a one-time code of 192 bits and keeps its hash. `duree` in milliseconds. */
export const creerLien = async (trx: Trx, now: Date, compte: string, usage: UsageLien, duree: number): Promise<string> => {
  const code = randomBytes(24).toString('base64url')
  await trx
    .insertInto('lien')
    .values({ empreinte: empreinteDe(code), compte, usage, cree_le: now, expire_le: new Date(now.getTime() + duree), utilise_le: null })
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

/** Uses a code: answers its account once, then null. Using one kills its siblings. */
export const utiliserLien = async (db: Db, now: Date, code: string, usage: UsageLien): Promise<string | null> => {
  const used = await db
    .updateTable('lien')
    .set({ utilise_le: now })
    .where('empreinte', '=', empreinteDe(code))
    .where('usage', '=', usage)
    .where('utilise_le', 'is', null)
    .where('expire_le', '>', now)
    .returning('compte')
    .executeTakeFirst()
  if (!used) return null
  await db
    .updateTable('lien')
    .set({ utilise_le: now })
    .where('compte', '=', used.compte)
    .where('usage', '=', usage)
    .where('utilise_le', 'is', null)
    .execute()
  return used.compte
}
