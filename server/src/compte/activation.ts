import './tables.ts'
import { recordActe } from '../core/actes.ts'
import type { Db } from '../core/database.ts'
import { consumeLien } from './liens.ts'

/** Seven days in milliseconds (ACCOUNT-09). */
export const dureeActivation = 7 * 86_400_000

/** Activates the account of a code, once. Returns its uuid, or null when the code is unknown, used or expired. */
export const activateCompte = (db: Db, now: Date, code: string): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    const compte = await consumeLien(trx, now, code, 'ACTIVATION')
    if (compte?.etat !== 'INACTIF') return null
    const { uuid } = compte
    await trx.updateTable('compte').set({ etat: 'ACTIF' }).where('uuid', '=', uuid).execute()
    await recordActe(trx, { sujet: 'compte', sujetId: uuid, type: 'ACTIVATION', instant: now, auteur: uuid })
    return uuid
  })
