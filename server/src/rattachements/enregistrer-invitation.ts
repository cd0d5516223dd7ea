import { randomUUID } from 'node:crypto'
import './tables.ts'
import { enregistrerActe } from '../core/actes.ts'
import type { Trx } from '../core/database.ts'

export interface InvitationAEnregistrer {
  association: string
  email: string
  fonction: string
  gestion: boolean
  depot: boolean
  now: Date
  /** Account of who invites, or null for the system. */
  auteur: string | null
}

/** Proposes rights on an association to an address, with its act. Two invitations of one address waiting at once are an accident. */
export const enregistrerInvitation = async (
  trx: Trx,
  { association, email, fonction, gestion, depot, now, auteur }: InvitationAEnregistrer,
): Promise<string> => {
  const id = randomUUID()
  await trx
    .insertInto('invitation')
    .values({ id, association, email, fonction, gestion, depot, statut: 'EN_ATTENTE', invitee_par: auteur, envoyee_le: now })
    .execute()
  // The address of somebody who may never answer stays out of a journal that nothing erases.
  const contenu = { invitation: id, fonction, gestion, depot }
  await enregistrerActe(trx, { sujet: 'association', sujetId: association, type: 'INVITATION', instant: now, auteur, contenu })
  return id
}
