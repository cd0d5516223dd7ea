import '../tables.ts'
import { isSealed, seal } from '../../core/coffre.ts'
import type { Db } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Sealed } from '../../core/key-witness.ts'

/** The keys of second factors already sealed, used to check that the key of secrets is the right one. */
export const sealedSecrets = async (db: Db): Promise<Sealed[]> => {
  const comptes = await db.selectFrom('compte').select(['uuid', 'totp_cle']).where('totp_cle', 'is not', null).execute()
  return comptes.flatMap(({ uuid, totp_cle }) => (totp_cle !== null && isSealed(totp_cle) ? [{ place: uuid, texte: totp_cle }] : []))
}

/** Seals the keys that an older server stored in clear text (threat T22). */
export const sealFormerCles = async ({ db, settings }: Pick<Office, 'db' | 'settings'>): Promise<void> => {
  const comptes = await db.selectFrom('compte').select(['uuid', 'totp_cle']).where('totp_cle', 'is not', null).execute()
  for (const { uuid, totp_cle } of comptes) {
    if (totp_cle === null || isSealed(totp_cle)) continue
    await db
      .updateTable('compte')
      .set({ totp_cle: seal(settings, uuid, totp_cle) })
      .where('uuid', '=', uuid)
      // Skips an account enrolled again meanwhile, whose key is already sealed.
      .where('totp_cle', '=', totp_cle)
      .execute()
  }
}
