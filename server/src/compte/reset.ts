import './tables.ts'
import { recordActe } from '../core/actes.ts'
import type { Office } from '../core/door.ts'
import { log } from '../core/securite.ts'
import { announceMotPasse } from './announce.ts'
import { consumeLien } from './liens.ts'
import { endSessions } from './sessions.ts'

/**
 * Uses a password link: sets the password, activates an inactive account (the link proves the mailbox) and ends every session (SRV-16).
 * Returns the account's e-mail, or null when the link is invalid. `empreinte`: the new password's hash.
 */
export const reset = (office: Office, code: string, empreinte: string, adresse: string): Promise<string | null> =>
  office.db.transaction().execute(async (trx) => {
    const now = office.now()
    const compte = await consumeLien(trx, now, code, 'MOT_PASSE')
    if (!compte) return null
    const { uuid, email, etat } = compte
    await trx.updateTable('compte').set({ mot_passe: empreinte, etat: 'ACTIF' }).where('uuid', '=', uuid).execute()
    await endSessions(trx, now, { compte: uuid })
    const acte = { sujet: 'compte' as const, sujetId: uuid, instant: now, auteur: uuid }
    if (etat === 'INACTIF') await recordActe(trx, { ...acte, type: 'ACTIVATION' })
    await recordActe(trx, { ...acte, type: 'MOT_PASSE' })
    await log(trx, now, { type: 'MOT_PASSE_REINITIALISE', compte: uuid, adresse })
    // A password chosen to activate the account needs no warning.
    if (etat === 'ACTIF') await announceMotPasse(trx, office, { uuid, email })
    return email
  })
