import { textesInvitation } from 'domain/rattachements/textes/invitation'
import '../tables.ts'
import { enregistrerActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { Refusal } from '../../core/refusal.ts'
import { exigerGestion, verrouillerPourAdministrer } from '../administrer.ts'
import { annoncerInvitation } from './annoncer.ts'
import { limiterInvitations } from './inviter.ts'
import { findInvitationParId } from './sql.ts'

type Guichet = Office & { user: Personne }

/** An unanswered invitation, expired or not; 404 with « n'existe plus » otherwise. */
const exigerSansReponse = async (trx: Guichet['db'], numero: string, id: string, { aujourdhui }: Personne) => {
  const invitation = await findInvitationParId(trx, numero, id, aujourdhui)
  if (invitation?.statut !== 'EN_ATTENTE') throw new Refusal(404, textesInvitation.nExistePlus)
  return invitation
}

const consigner = (trx: Trx, numero: string, id: string, type: string, { user, now }: Guichet) =>
  enregistrerActe(trx, { sujet: 'association', sujetId: numero, type, instant: now(), auteur: user.uuid, contenu: { invitation: id } })

/** API-47: removes an invitation; its link stops working. */
export const supprimer = (office: Guichet, { numero, id }: { numero: string; id: string }): Promise<void> =>
  office.db.transaction().execute(async (trx) => {
    await verrouillerPourAdministrer(trx, office.user, numero)
    await exigerSansReponse(trx, numero, id, office.user)
    await trx.updateTable('invitation').set({ statut: 'SUPPRIMEE' }).where('id', '=', id).execute()
    await consigner(trx, numero, id, 'INVITATION_SUPPRIMEE', office)
  })

/** API-48: mails an invitation again, valid for thirty more days from now, even if it had expired. */
export const renvoyer = async (office: Guichet, { numero, id }: { numero: string; id: string }): Promise<void> => {
  const { db, user } = office
  await exigerGestion(db, user, numero)
  await limiterInvitations(office, numero, [(await exigerSansReponse(db, numero, id, user)).email])
  await db.transaction().execute(async (trx) => {
    const association = await verrouillerPourAdministrer(trx, user, numero)
    await exigerSansReponse(trx, numero, id, user)
    const now = office.now()
    await trx.updateTable('invitation').set({ envoyee_le: now }).where('id', '=', id).execute()
    await consigner(trx, numero, id, 'INVITATION_RENVOYEE', office)
    await annoncerInvitation(trx, office, { association, id, aujourdhui: user.aujourdhui, now })
  })
}
