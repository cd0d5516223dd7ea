import './tables.ts'
import { recordActe } from '../core/actes.ts'
import type { Office } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { log } from '../core/securite.ts'
import { announceMotPasse } from './announce.ts'
import { cancelLiens } from './liens.ts'
import { endSessions, lockSessions } from './sessions.ts'

/**
 * Replaces the hash `before` by `after`, and ends the account's other sessions and pending links (SRV-11). False when `before` is no longer
 * the stored hash: of two simultaneous changes, one succeeds.
 */
export const changeMotPasse = (
  office: Office,
  { uuid, email, session }: Personne,
  { avant, apres, adresse }: { avant: string; apres: string; adresse: string },
): Promise<boolean> =>
  office.db.transaction().execute(async (trx) => {
    const now = office.now()
    await lockSessions(trx, uuid)
    const { numUpdatedRows } = await trx
      .updateTable('compte')
      .set({ mot_passe: apres })
      .where('uuid', '=', uuid)
      .where('mot_passe', '=', avant)
      .where('etat', '=', 'ACTIF')
      .executeTakeFirst()
    if (!numUpdatedRows) return false
    await endSessions(trx, now, { compte: uuid, sauf: session })
    await cancelLiens(trx, now, uuid)
    await recordActe(trx, { sujet: 'compte', sujetId: uuid, type: 'MOT_PASSE', instant: now, auteur: uuid })
    await log(trx, now, { type: 'MOT_PASSE_CHANGE', compte: uuid, adresse })
    await announceMotPasse(trx, office, { uuid, email })
    return true
  })
