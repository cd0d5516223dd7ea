import { textesFinCompte } from 'domain/compte/textes/fin-compte'
import './tables.ts'
import { eraseSujetTextes, recordActe } from '../core/actes.ts'
import type { Trx } from '../core/database.ts'
import { log } from '../core/securite.ts'
import { forgetAttente } from './second-facteur/attente.ts'
import { endSessions } from './sessions.ts'

/** An address that cannot exist (RFC 2606). The account's real address becomes available again. */
export const erasedAdresse = (uuid: string): string => `${uuid}@compte-supprime.invalid`

/**
 * Erases the personal data of an account and ends its sessions. The row keeps the uuid that acts and filings reference.
 * `auteur`: null when nobody asked for it (inactivity).
 */
export const eraseCompte = async (trx: Trx, uuid: string, instant: Date, auteur: string | null): Promise<void> => {
  const vide = { adresse: null, complement_adresse: null, code_postal: null, ville: null, mot_passe: null, totp_cle: null, totp_pas: null }
  await endSessions(trx, instant, { compte: uuid })
  await trx
    .updateTable('compte')
    .set({ ...vide, ...textesFinCompte.efface, email: erasedAdresse(uuid), etat: 'DESACTIVE', ferme_le: instant })
    .where('uuid', '=', uuid)
    .execute()
  await trx.updateTable('session').set({ navigateur: null, adresse: null }).where('compte', '=', uuid).execute()
  await trx.deleteFrom('lien').where('compte', '=', uuid).execute()
  await forgetAttente(trx, { compte: uuid })
  await eraseSujetTextes(trx, 'compte', uuid)
  await recordActe(trx, { sujet: 'compte', sujetId: uuid, type: 'FERMETURE', instant, auteur })
  await log(trx, instant, { type: 'COMPTE_FERME', compte: uuid })
}
