import '../core-tables.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database.ts'
import type { Jobs } from '../jobs.ts'
import { resumeWaiting } from './outbox.ts'
import { permanentRefusal } from './permanent-refusal.ts'
import type { Transport } from './transport.ts'

/**
 * Sends what the outbox holds. A mail already sent is not sent again; a failure is kept for the support and retried. Only a server's own
 * permanent answer makes it a refusal.
 */
export const startSender = async (db: Db, jobs: Jobs, now: Clock, transport: Transport): Promise<void> => {
  await resumeWaiting(db, jobs)
  await jobs.work('courriel', async ({ id }) => {
    const courriel = await db
      .selectFrom('courriel')
      .selectAll()
      .where('id', '=', String(id))
      .where('envoye_le', 'is', null)
      .executeTakeFirst()
    if (!courriel) return
    const tentatives = courriel.tentatives + 1
    try {
      await transport({
        id: courriel.id,
        destinataire: courriel.destinataire,
        sujet: courriel.sujet,
        texte: courriel.texte,
        date: courriel.cree_le,
      })
      await db
        .updateTable('courriel')
        .set({ envoye_le: now(), tentatives, erreur: null, refus: null })
        .where('id', '=', courriel.id)
        .execute()
    } catch (error) {
      const refus = permanentRefusal(error)
      await db
        .updateTable('courriel')
        .set({ tentatives, erreur: String(error), ...(refus !== null && { refus }) })
        .where('id', '=', courriel.id)
        .execute()
      throw error
    }
  })
}
