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
    const lien = await utiliserLien(trx, now, code, 'MOT_PASSE')
    if (!lien) return null
    const before = await trx
      .selectFrom('compte')
      .select('etat')
      .where('uuid', '=', lien.compte)
      .where('etat', '!=', 'DESACTIVE')
      .forUpdate()
      .executeTakeFirst()
    if (!before) return null
    const { email } = await trx
      .updateTable('compte')
      .set({ mot_passe: empreinte, etat: 'ACTIF' })
      .where('uuid', '=', lien.compte)
      .returning('email')
      .executeTakeFirstOrThrow()
    await terminerSessions(trx, now, { compte: lien.compte })
    const acte = { sujet: 'compte' as const, sujetId: lien.compte, instant: now, auteur: lien.compte }
    if (before.etat === 'INACTIF') await enregistrerActe(trx, { ...acte, type: 'ACTIVATION' })
    await enregistrerActe(trx, { ...acte, type: 'MOT_PASSE' })
    await consigner(trx, now, { type: 'MOT_PASSE_REINITIALISE', compte: lien.compte, adresse })
    return email
  })
