import './tables.ts'
import { joursBeforeSuppression } from 'domain/rattachements/demande'
import { recordActe } from '../../core/actes.ts'
import type { Db } from '../../core/database.ts'

const unJour = 86_400_000

/**
 * Releases the bytes of identity papers some time after the decision (ATTACH-10). Their row and SHA-256 stay, and an act lists them.
 * The sweep of files deletes the bytes that nothing else references.
 */
export const purgeIdentitePieces = async (db: Db, now: Date): Promise<void> => {
  const avant = new Date(now.getTime() - joursBeforeSuppression * unJour)
  const dues = await db
    .selectFrom('demande_rattachement as demande')
    .innerJoin('annexe_rattachement as annexe', 'annexe.demande', 'demande.uuid')
    .select(['demande.uuid', 'demande.association'])
    .distinct()
    .where('demande.decidee_le', '<', avant)
    .where('annexe.type', '=', 'PIECE_ETAT_CIVIL')
    .where('annexe.sha256', 'is not', null)
    .execute()
  for (const { uuid, association } of dues)
    await db.transaction().execute(async (trx) => {
      const purgees = await trx
        .updateTable('annexe_rattachement')
        .set({ sha256: null, purgee_le: now })
        .where('demande', '=', uuid)
        .where('type', '=', 'PIECE_ETAT_CIVIL')
        .where('sha256', 'is not', null)
        .returning('empreinte')
        .execute()
      // Another process did it first.
      if (purgees.length === 0) return
      const annexes = purgees.map(({ empreinte }) => empreinte)
      const acte = { sujet: 'association', sujetId: association, instant: now, auteur: null } as const
      await recordActe(trx, { ...acte, type: 'PIECES_IDENTITE_PURGEES', contenu: { demande: uuid, annexes } })
    })
}
