import { obstaclesSupport, type ActeSupport } from 'domain/compte/support'
import { sql } from 'kysely'
import { log } from '../../core/securite.ts'
import { forgetAttente } from '../second-facteur/attente.ts'
import { sendLien } from '../send-lien.ts'
import { endSessions } from '../sessions.ts'
import { transact, limitCourriels, type Guichet } from './act.ts'
import { findSupportCompte } from './sql.ts'

const acte = (guichet: Guichet, type: ActeSupport, uuid: string, write: Parameters<typeof transact>[1]['write']): Promise<void> =>
  transact(guichet, { type, uuid, obstacles: (situation) => obstaclesSupport(type, situation, guichet.user.uuid), write })

/** Mails the link the account needs: activation, first password or new password. The support never sees it. */
export const resendLien = async (guichet: Guichet, type: 'RENVOI_ACTIVATION' | 'REINITIALISATION', uuid: string): Promise<void> => {
  const known = await findSupportCompte(guichet.db, uuid)
  if (known) await limitCourriels(guichet, known.email)
  await acte(guichet, type, uuid, async (trx, { email }) => {
    await sendLien(trx, guichet, email)
    return {}
  })
}

/** Closes an account with its sessions, pending sign-ins and links. The journal keeps its previous state, for a reactivation. */
export const deactivate = (guichet: Guichet, uuid: string, motif: string): Promise<void> =>
  acte(guichet, 'DESACTIVATION', uuid, async (trx, { etat }, instant) => {
    await trx.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', uuid).execute()
    await trx.deleteFrom('lien').where('compte', '=', uuid).where('utilise_le', 'is', null).execute()
    await forgetAttente(trx, { compte: uuid })
    await endSessions(trx, instant, { compte: uuid })
    await log(trx, instant, { type: 'DESACTIVATION', compte: uuid, detail: { par: guichet.user.uuid } })
    return { contenu: { etat }, texte: motif }
  })

/** Gives an account its previous state back: one that was never activated stays inactive. */
export const reactivate = (guichet: Guichet, uuid: string): Promise<void> =>
  acte(guichet, 'REACTIVATION', uuid, async (trx, _, instant) => {
    const avant = await trx
      .selectFrom('acte')
      .select(sql<'INACTIF' | 'ACTIF'>`contenu ->> 'etat'`.as('etat'))
      .where('sujet', '=', 'compte')
      .where('sujet_id', '=', uuid)
      .where('type', '=', 'DESACTIVATION' satisfies ActeSupport)
      .orderBy('rang', 'desc')
      .limit(1)
      .executeTakeFirst()
    await trx
      .updateTable('compte')
      .set({ etat: avant?.etat ?? 'INACTIF' })
      .where('uuid', '=', uuid)
      .execute()
    await log(trx, instant, { type: 'REACTIVATION', compte: uuid, detail: { par: guichet.user.uuid } })
    return {}
  })

export const endSessionsOf = (guichet: Guichet, uuid: string): Promise<void> =>
  acte(guichet, 'FIN_SESSIONS', uuid, async (trx, _, instant) => {
    await endSessions(trx, instant, { compte: uuid })
    return {}
  })

/** The telephone is lost, perhaps signed in, so its sessions end too. */
export const removeSecondFacteur = (guichet: Guichet, uuid: string): Promise<void> =>
  acte(guichet, 'RETRAIT_SECOND_FACTEUR', uuid, async (trx, _, instant) => {
    await trx.updateTable('compte').set({ totp_cle: null, totp_pas: null }).where('uuid', '=', uuid).execute()
    await forgetAttente(trx, { compte: uuid })
    await endSessions(trx, instant, { compte: uuid })
    await log(trx, instant, { type: 'SECOND_FACTEUR_RETIRE', compte: uuid, detail: { par: guichet.user.uuid } })
    return {}
  })
