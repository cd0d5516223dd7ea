import { randomUUID } from 'node:crypto'
import '../tables.ts'
import { normalizeEmail } from 'domain/core/email'
import { jourDeParis } from 'domain/core/jour'
import { recordActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import { emailIs } from '../../core/email-sql.ts'
import type { DroitsToSave } from '../attach.ts'
import { enAttente } from '../living.ts'

export interface InvitationToSave extends DroitsToSave {
  email: string
}

/** Offers an address rights on an association, and records the act. A second pending invitation of the address is a programming error. */
export const saveInvitation = async (
  trx: Trx,
  { association, email: typed, fonction, gestion, depot, fin = null, now, auteur }: InvitationToSave,
): Promise<string> => {
  const id = randomUUID()
  const email = normalizeEmail(typed)
  // Closes an expired invitation, so that a new one can be inserted.
  await trx
    .updateTable('invitation')
    .set({ statut: 'EXPIREE' })
    .where('association', '=', association)
    .where(emailIs('email', email))
    .where('statut', '=', 'EN_ATTENTE')
    .where(({ not }) => not(enAttente(jourDeParis(now))))
    .execute()
  await trx
    .insertInto('invitation')
    .values({ id, association, email, fonction, gestion, depot, fin, statut: 'EN_ATTENTE', invitee_par: auteur, envoyee_le: now })
    .execute()
  // The journal can never be erased, so the address of a person who may not answer stays out of it.
  const contenu = { invitation: id, fonction, gestion, depot, ...(fin && { fin }) }
  await recordActe(trx, { sujet: 'association', sujetId: association, type: 'INVITATION', instant: now, auteur, contenu })
  return id
}
