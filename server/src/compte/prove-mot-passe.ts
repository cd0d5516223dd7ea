import { normalizeMotPasse } from 'domain/compte/mot-passe'
import type { Db } from '../core/database.ts'
import { matchesEmpreinte, hashMotPasse } from './mot-passe.ts'
import './tables.ts'

/**
 * Compares a password with the account's hash, in its composed form, then as typed: the first hashes were made of the keyboard's form.
 * One that matches as typed is hashed again in composed form. Returns the stored hash; null for a wrong password or no account.
 */
export const proveMotPasse = async (
  db: Db,
  compte: { uuid: string; mot_passe: string | null } | undefined,
  motPasse: string,
): Promise<string | null> => {
  const empreinte = compte?.mot_passe ?? null
  const compose = normalizeMotPasse(motPasse)
  if (await matchesEmpreinte(compose, empreinte)) return empreinte
  // Compared without an account too, so that the time reveals nothing.
  if (compose === motPasse || !(await matchesEmpreinte(motPasse, empreinte)) || !compte) return null
  const nouvelle = await hashMotPasse(compose)
  const { numUpdatedRows } = await db
    .updateTable('compte')
    .set({ mot_passe: nouvelle })
    .where('uuid', '=', compte.uuid)
    .where('mot_passe', '=', empreinte)
    .executeTakeFirst()
  // Changed meanwhile: the caller proved the hash that matched, which is no longer the stored one.
  return numUpdatedRows ? nouvelle : empreinte
}
