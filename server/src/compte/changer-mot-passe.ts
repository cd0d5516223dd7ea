import './tables.ts'
import { enregistrerActe } from '../core/actes.ts'
import type { Office } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { consigner } from '../core/securite.ts'
import { annoncerMotPasse } from './annoncer.ts'
import { annulerLiens } from './liens.ts'
import { terminerSessions, verrouillerSessions } from './sessions.ts'

/**
 * Replaces the hash `avant` by `apres`, and ends the account's other sessions and pending links (SRV-11). False when `avant` is no longer
 * the stored hash: of two simultaneous changes, one succeeds.
 */
export const changerMotPasse = (
  office: Office,
  { uuid, email, session }: Personne,
  { avant, apres, adresse }: { avant: string; apres: string; adresse: string },
): Promise<boolean> =>
  office.db.transaction().execute(async (trx) => {
    const now = office.now()
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
    await annoncerMotPasse(trx, office, { uuid, email })
    return true
  })
