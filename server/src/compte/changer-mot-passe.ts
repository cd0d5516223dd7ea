import './tables.ts'
import { enregistrerActe } from '../core/actes.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { consigner } from '../core/securite.ts'
import { annulerLiens } from './liens.ts'
import { terminerSessions, verrouillerSessions } from './sessions.ts'

/**
 * Replaces the hash `avant` by `apres`, ends every other session of the account and its links under way (SRV-11). False when the password
 * is no longer the one that was proved: of two changes at once one wins.
 */
export const changerMotPasse = (
  db: Db,
  now: Date,
  { uuid, session }: Personne,
  { avant, apres, adresse }: { avant: string; apres: string; adresse: string },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await verrouillerSessions(trx, uuid)
    const { numUpdatedRows } = await trx
      .updateTable('compte')
      .set({ mot_passe: apres })
      .where('uuid', '=', uuid)
      .where('mot_passe', '=', avant)
      .where('etat', '=', 'ACTIF')
      .executeTakeFirst()
    if (!numUpdatedRows) return false
    await terminerSessions(trx, now, { compte: uuid, sauf: session })
    await annulerLiens(trx, now, uuid)
    await enregistrerActe(trx, { sujet: 'compte', sujetId: uuid, type: 'MOT_PASSE', instant: now, auteur: uuid })
    await consigner(trx, now, { type: 'MOT_PASSE_CHANGE', compte: uuid, adresse })
    return true
  })
