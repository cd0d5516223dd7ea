import { randomUUID } from 'node:crypto'
import '../tables.ts'
import { normalizeEmail } from 'domain/core/email'
import { jourDeParis } from 'domain/core/jour'
import { enregistrerActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import { emailIs } from '../../core/email-sql.ts'
import type { DroitsAEnregistrer } from '../rattacher.ts'
import { enAttente } from '../vivant.ts'

export interface InvitationAEnregistrer extends DroitsAEnregistrer {
  email: string
}

/** Proposes rights on an association to an address, with its act. Two invitations of one address waiting at once are an accident. */
export const enregistrerInvitation = async (
  trx: Trx,
  { association, email: typed, fonction, gestion, depot, fin = null, now, auteur }: InvitationAEnregistrer,
): Promise<string> => {
  const id = randomUUID()
  const email = normalizeEmail(typed)
  // One whose thirty days are over makes room.
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
  // The address of somebody who may never answer stays out of a journal that nothing erases.
  const contenu = { invitation: id, fonction, gestion, depot, ...(fin && { fin }) }
  await enregistrerActe(trx, { sujet: 'association', sujetId: association, type: 'INVITATION', instant: now, auteur, contenu })
  return id
}
