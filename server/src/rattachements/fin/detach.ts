import { textesFinCompte } from 'domain/compte/textes/fin-compte'
import { jourDeParis } from 'domain/core/jour'
import '../demande/tables.ts'
import '../tables.ts'
import { erasedAdresse } from '../../compte/close.ts'
import { getCompte } from '../../compte/sql.ts'
import { recordActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import { emailIs } from '../../core/email-sql.ts'
import { stopFollowingAll } from '../suivre/sql.ts'
import { compteRattachements } from './sql.ts'

/** Ends the pending invitations to this account's address, each with its act, and erases the address from all invitations. */
const forgetInvitations = async (trx: Trx, compte: string, instant: Date, auteur: string | null): Promise<void> => {
  const { email } = await getCompte(trx, compte)
  const attendues = await trx
    .updateTable('invitation')
    .set({ statut: 'SUPPRIMEE' })
    .where(emailIs('email', email))
    .where('statut', '=', 'EN_ATTENTE')
    .returning(['id as invitation', 'association as sujetId'])
    .execute()
  for (const { invitation, sujetId } of attendues)
    await recordActe(trx, { sujet: 'association', sujetId, type: 'INVITATION_SUPPRIMEE', instant, auteur, contenu: { invitation } })
  await trx
    .updateTable('invitation')
    .set({ email: erasedAdresse(compte) })
    .where(emailIs('email', email))
    .execute()
}

/** Ends an account's ties with associations: attachments, requests and invitations, each with its act, and follows. */
export const detachAll = async (trx: Trx, compte: string, instant: Date, auteur: string | null) => {
  const rattachements = await compteRattachements(trx, compte, jourDeParis(instant))
  for (const { uuid, numero } of rattachements) {
    await trx.updateTable('rattachement').set({ termine_le: instant }).where('uuid', '=', uuid).execute()
    const contenu = { compte, raison: 'COMPTE_FERME' }
    await recordActe(trx, { sujet: 'association', sujetId: numero, type: 'FIN_RATTACHEMENT', instant, auteur, contenu })
  }
  const closes = await trx
    .updateTable('demande_rattachement')
    .set({ statut: 'REFUSE', decidee_le: instant, motif: textesFinCompte.demandeSansObjet })
    .where('compte', '=', compte)
    .where('statut', '=', 'EN_COURS')
    .returning(['uuid', 'association'])
    .execute()
  for (const { uuid: demande, association: sujetId } of closes)
    await recordActe(trx, {
      sujet: 'association',
      sujetId,
      type: 'DEMANDE_RATTACHEMENT_SANS_OBJET',
      instant,
      auteur,
      contenu: { demande },
    })
  // The message to the court is erased. The decision and the identity papers have their own retention periods.
  await trx.updateTable('demande_rattachement').set({ message: null }).where('compte', '=', compte).execute()
  await forgetInvitations(trx, compte, instant, auteur)
  await stopFollowingAll(trx, compte)
  return rattachements
}
