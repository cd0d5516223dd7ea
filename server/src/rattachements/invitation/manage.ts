import { textesInvitation } from 'domain/rattachements/textes/invitation'
import '../tables.ts'
import { recordActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { Refusal } from '../../core/refusal.ts'
import { requireGestion, lockToAdminister } from '../administer.ts'
import { announceInvitation } from './announce.ts'
import { limitInvitations } from './invite.ts'
import { findInvitationById } from './sql.ts'

type Guichet = Office & { user: Personne }

/** An unanswered invitation, expired or not; 404 with « n'existe plus » otherwise. */
const requireUnanswered = async (trx: Guichet['db'], numero: string, id: string, { aujourdhui }: Personne) => {
  const invitation = await findInvitationById(trx, numero, id, aujourdhui)
  if (invitation?.statut !== 'EN_ATTENTE') throw new Refusal(404, textesInvitation.nExistePlus)
  return invitation
}

const log = (trx: Trx, numero: string, id: string, type: string, { user, now }: Guichet) =>
  recordActe(trx, { sujet: 'association', sujetId: numero, type, instant: now(), auteur: user.uuid, contenu: { invitation: id } })

/** API-47: removes an invitation; its link stops working. */
export const deleteInvitation = (office: Guichet, { numero, id }: { numero: string; id: string }): Promise<void> =>
  office.db.transaction().execute(async (trx) => {
    await lockToAdminister(trx, office.user, numero)
    await requireUnanswered(trx, numero, id, office.user)
    await trx.updateTable('invitation').set({ statut: 'SUPPRIMEE' }).where('id', '=', id).execute()
    await log(trx, numero, id, 'INVITATION_SUPPRIMEE', office)
  })

/** API-48: mails an invitation again, valid for thirty more days from now, even if it had expired. */
export const resend = async (office: Guichet, { numero, id }: { numero: string; id: string }): Promise<void> => {
  const { db, user } = office
  await requireGestion(db, user, numero)
  await limitInvitations(office, numero, [(await requireUnanswered(db, numero, id, user)).email])
  await db.transaction().execute(async (trx) => {
    const association = await lockToAdminister(trx, user, numero)
    await requireUnanswered(trx, numero, id, user)
    const now = office.now()
    await trx.updateTable('invitation').set({ envoyee_le: now }).where('id', '=', id).execute()
    await log(trx, numero, id, 'INVITATION_RENVOYEE', office)
    await announceInvitation(trx, office, { association, id, aujourdhui: user.aujourdhui, now })
  })
}
