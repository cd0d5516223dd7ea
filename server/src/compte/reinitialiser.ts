import './tables.ts'
import { enregistrerActe } from '../core/actes.ts'
import type { Db } from '../core/database.ts'
import { consigner } from '../core/securite.ts'
import { utiliserLien } from './liens.ts'
import { terminerSessions } from './sessions.ts'

/**
 * Uses a password link: sets the password, activates an account that was not (the link proves the mailbox) and ends every session
 * (SRV-16). Answers the account's e-mail, or null when the link is dead. `empreinte` is the new password's hash.
 */
export const reinitialiser = (db: Db, now: Date, code: string, empreinte: string, adresse: string): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    const compte = await utiliserLien(trx, now, code, 'MOT_PASSE')
    if (!compte) return null
    const { uuid, email, etat } = compte
    await trx.updateTable('compte').set({ mot_passe: empreinte, etat: 'ACTIF' }).where('uuid', '=', uuid).execute()
    await terminerSessions(trx, now, { compte: uuid })
    const acte = { sujet: 'compte' as const, sujetId: uuid, instant: now, auteur: uuid }
    if (etat === 'INACTIF') await enregistrerActe(trx, { ...acte, type: 'ACTIVATION' })
    await enregistrerActe(trx, { ...acte, type: 'MOT_PASSE' })
    await consigner(trx, now, { type: 'MOT_PASSE_REINITIALISE', compte: uuid, adresse })
    return email
  })
