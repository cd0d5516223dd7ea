import { normalizeEmail } from 'domain/core/email'
import { sql, type SqlBool } from 'kysely'
import pg from 'pg'
import './tables.ts'
import { recordActe } from '../core/actes.ts'
import type { Office } from '../core/door.ts'
import { log } from '../core/securite.ts'
import { announceAdresse } from './announce.ts'
import { consumeLien } from './liens.ts'
import { emailIs } from '../core/email-sql.ts'

const uniqueViolation = '23505'

/** Uses the link sent to a new address, which becomes the account's. Null when the link is invalid or the address is taken (SRV-12). */
export const changeEmail = async (office: Office, code: string, adresse: string): Promise<string | null> => {
  try {
    return await office.db.transaction().execute(async (trx) => {
      const now = office.now()
      const compte = await consumeLien(trx, now, code, 'CHANGEMENT_EMAIL')
      if (!compte?.nouvelEmail || compte.etat !== 'ACTIF') return null
      const { uuid } = compte
      // A link made before addresses were normalized holds the address as it was typed.
      const email = normalizeEmail(compte.nouvelEmail)
      const { numUpdatedRows } = await trx
        .updateTable('compte')
        .set({ email })
        .where('uuid', '=', uuid)
        .where(sql<SqlBool>`not exists (select from compte as autre where ${emailIs('autre.email', email)} and autre.uuid <> ${uuid})`)
        .executeTakeFirst()
      if (!numUpdatedRows) return null
      // The journal is append-only; addresses are personal data, so they go in its text, which can be erased.
      const texte = `${compte.email} → ${email}`
      await recordActe(trx, { sujet: 'compte', sujetId: uuid, type: 'EMAIL', instant: now, auteur: uuid, texte })
      await log(trx, now, { type: 'EMAIL_CHANGE', compte: uuid, adresse })
      await announceAdresse(trx, office, { uuid, email: compte.email })
      return email
    })
  } catch (error) {
    // Another account took the address at the same moment.
    if (error instanceof pg.DatabaseError && error.code === uniqueViolation) return null
    throw error
  }
}
