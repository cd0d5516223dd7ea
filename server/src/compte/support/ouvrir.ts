import type { InfosCompte } from 'domain/compte/creation'
import { textesSupport } from 'domain/compte/textes/support'
import { textesRefus } from 'domain/core/textes/refus'
import { enregistrerActe } from '../../core/actes.ts'
import { invalid } from '../../core/refusal.ts'
import { envoyerMotPasse } from '../envoyer-lien.ts'
import { insererCompte } from '../sql.ts'
import { exigerAdministrateur, limiterCourriels, type Guichet } from './agir.ts'

/** Opens an account for a person, who chooses a password with the mailed link. Also helps people who cannot solve a captcha (STAFF-27). */
export const ouvrirCompte = async (guichet: Guichet, infos: InfosCompte): Promise<{ uuid: string }> => {
  const { db, now, user } = guichet
  const instant = now()
  await limiterCourriels(guichet, infos.email)
  return db.transaction().execute(async (trx) => {
    await exigerAdministrateur(trx, user)
    const uuid = await insererCompte(trx, instant, infos, null)
    if (!uuid) throw invalid(textesRefus.saisieInvalide, [{ field: 'email', defaultMessage: textesSupport.compteExistant }])
    await enregistrerActe(trx, { sujet: 'compte', sujetId: uuid, type: 'CREATION', instant, auteur: user.uuid })
    await envoyerMotPasse(trx, guichet, { uuid, email: infos.email }, true)
    return { uuid }
  })
}
