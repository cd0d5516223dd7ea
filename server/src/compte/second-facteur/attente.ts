import '../tables.ts'
import { sql } from 'kysely'
import { unseal, seal } from '../../core/coffre.ts'
import type { Db, Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { newCle } from './cle.ts'

type Here = Pick<Office, 'db' | 'settings' | 'now'>

const tenMinutes = 600_000

/** Records that this sign-in awaits the account's code, its password being right. The first time, with the key to enrol. */
export const awaitCode = async (
  { db, settings, now }: Here,
  interaction: string,
  compte: { uuid: string; totp_cle: string | null },
): Promise<void> => {
  const expire_le = new Date(now().getTime() + tenMinutes)
  const cle = compte.totp_cle === null ? seal(settings, compte.uuid, newCle()) : null
  await db
    .insertInto('second_facteur_attendu')
    .values({ interaction, compte: compte.uuid, cle, expire_le })
    .onConflict((conflict) =>
      conflict.column('interaction').doUpdateSet((eb) => ({
        compte: compte.uuid,
        expire_le,
        // A person who goes back to the password step keeps the key that their phone may already hold.
        cle: sql`case when ${eb.ref('second_facteur_attendu.compte')} = ${compte.uuid}
          then coalesce(${eb.ref('second_facteur_attendu.cle')}, excluded.cle) else excluded.cle end`,
      })),
    )
    .execute()
}

/**
 * Returns the account whose code this sign-in awaits, and the key of the code. `enrole`: the key is already the account's own.
 * Null when no code is awaited.
 */
export const findAttente = async ({ db, settings, now }: Here, interaction: string) => {
  const found = await db
    .selectFrom('second_facteur_attendu as attendu')
    .innerJoin('compte', 'compte.uuid', 'attendu.compte')
    .select(['compte.uuid', 'compte.email', 'compte.totp_cle', 'compte.totp_pas', 'attendu.cle'])
    .where('attendu.interaction', '=', interaction)
    .where('attendu.expire_le', '>', now())
    .where('compte.etat', '=', 'ACTIF')
    .executeTakeFirst()
  const scellee = found?.totp_cle ?? found?.cle
  if (!found || !scellee) return null
  const cle = unseal(settings, found.uuid, scellee)
  return { uuid: found.uuid, email: found.email, cle, enrole: found.totp_cle !== null, dernierPas: found.totp_pas }
}

/** Same as `findAttente`, with the account locked until the transaction ends, so that its codes are checked one at a time. */
export const lockAttente = async (trx: Trx, { settings, now }: Pick<Here, 'settings' | 'now'>, interaction: string) => {
  const ici = { db: trx, settings, now }
  const attente = await findAttente(ici, interaction)
  if (!attente) return null
  await trx.selectFrom('compte').select('uuid').where('uuid', '=', attente.uuid).forUpdate().execute()
  return findAttente(ici, interaction)
}

export const forgetAttente = (trx: Trx, which: { compte: string } | { interaction: string }): Promise<unknown> =>
  trx
    .deleteFrom('second_facteur_attendu')
    .where((eb) => eb.and(which))
    .execute()

export const forgetExpiredAttentes = (db: Db, now: Date): Promise<unknown> =>
  db.deleteFrom('second_facteur_attendu').where('expire_le', '<', now).execute()
