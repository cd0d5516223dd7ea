import { randomUUID } from 'node:crypto'
import type { CaptchaService } from 'contract/core/captcha'
import '../core-tables.ts'
import type { Db } from '../database.ts'

const tenMinutes = 10 * 60_000

/** Deletes the expired captchas (SRV-47). */
export const forgetCaptchas = (db: Db, now: Date): Promise<unknown> => db.deleteFrom('captcha').where('expire_le', '<', now).execute()

export const createCaptcha = async (db: Db, service: CaptchaService, texte: string, now: Date): Promise<string> => {
  const id = randomUUID()
  await forgetCaptchas(db, now)
  await db
    .insertInto('captcha')
    .values({ id, service, texte, expire_le: new Date(now.getTime() + tenMinutes) })
    .execute()
  return id
}

/** Consumes the captcha before comparing: one id, one try (threat T8). */
export const consumeCaptcha = async (
  db: Db,
  service: CaptchaService,
  id: string,
  saisie: string,
  now: Date,
): Promise<'exact' | 'faux' | 'expire'> => {
  const row = await db.deleteFrom('captcha').where('id', '=', id).returningAll().executeTakeFirst()
  if (!row || row.expire_le < now || row.service !== service) return 'expire'
  return row.texte.toUpperCase() === saisie.trim().toUpperCase() ? 'exact' : 'faux'
}

/** Maximum number of readings of one captcha. More would let someone average the noise away. */
const ecoutesMax = 10

/** Returns the text of a captcha of this service while it may still be used, else null. Listening does not consume it (choice C8). */
export const listenToCaptcha = async (db: Db, service: CaptchaService, id: string, now: Date): Promise<string | null> => {
  const row = await db
    .updateTable('captcha')
    .set((eb) => ({ ecoutes: eb('ecoutes', '+', 1) }))
    .where('id', '=', id)
    .where('service', '=', service)
    .where('expire_le', '>=', now)
    .where('ecoutes', '<', ecoutesMax)
    .returning('texte')
    .executeTakeFirst()
  return row?.texte ?? null
}
