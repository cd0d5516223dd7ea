import { motPasseCompose } from 'domain/compte/mot-passe'
import type { Db } from '../core/database.ts'
import { correspond, hacher } from './mot-passe.ts'
import './tables.ts'

/**
 * Compares a password with the account's, in its composed form, then as typed: hashes were first made of what the keyboard sent. One that
 * matches as typed is hashed again, composed. Answers the hash now stored; null when the password is wrong or there is no account.
 */
export const prouverMotPasse = async (
  db: Db,
  compte: { uuid: string; mot_passe: string | null } | undefined,
  motPasse: string,
): Promise<string | null> => {
  const empreinte = compte?.mot_passe ?? null
  const compose = motPasseCompose(motPasse)
  if (await correspond(compose, empreinte)) return empreinte
  // Tried without an account too, so that the time tells nothing.
  if (compose === motPasse || !(await correspond(motPasse, empreinte)) || !compte) return null
  const nouvelle = await hacher(compose)
  const { numUpdatedRows } = await db
    .updateTable('compte')
    .set({ mot_passe: nouvelle })
    .where('uuid', '=', compte.uuid)
    .where('mot_passe', '=', empreinte)
    .executeTakeFirst()
  // Changed meanwhile: the hash that matched is what the caller proves, and no longer the account's.
  return numUpdatedRows ? nouvelle : empreinte
}
