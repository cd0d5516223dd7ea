import type { InfosCompte } from 'domain/compte/creation'
import { textesSupport } from 'domain/compte/textes/support'
import { textesRefus } from 'domain/core/textes/refus'
import { recordActe } from '../../core/actes.ts'
import { invalid } from '../../core/refusal.ts'
import { sendMotPasseLien } from '../send-lien.ts'
import { insertCompte } from '../sql.ts'
import { requireAdministrateur, limitCourriels, type Guichet } from './act.ts'

/** Opens an account for a person, who chooses a password with the mailed link. Also helps people who cannot solve a captcha (STAFF-27). */
export const openCompte = async (guichet: Guichet, infos: InfosCompte): Promise<{ uuid: string }> => {
  const { db, now, user } = guichet
  const instant = now()
  await limitCourriels(guichet, infos.email)
  return db.transaction().execute(async (trx) => {
    await requireAdministrateur(trx, user)
    const uuid = await insertCompte(trx, instant, infos, null)
    if (!uuid) throw invalid(textesRefus.saisieInvalide, [{ field: 'email', defaultMessage: textesSupport.compteExistant }])
    await recordActe(trx, { sujet: 'compte', sujetId: uuid, type: 'CREATION', instant, auteur: user.uuid })
    await sendMotPasseLien(trx, guichet, { uuid, email: infos.email }, true)
    return { uuid }
  })
}
