import './tables.ts'
import { jourDeParis } from 'domain/core/jour'
import { getCompte } from '../compte/sql.ts'
import { type ActeToWrite, recordActe } from '../core/actes.ts'
import type { Trx } from '../core/database.ts'
import { closeDemande } from './demande/sql.ts'
import { findInvitation } from './invitation/sql.ts'

type Acte = Pick<ActeToWrite, 'sujet' | 'sujetId' | 'instant' | 'auteur'>

/** Closes the pending request and invitation of a person who has just been attached, each with its act. */
export const settleAttentes = async (
  trx: Trx,
  { association, compte }: { association: string; compte: string },
  acte: Acte,
): Promise<void> => {
  const { instant } = acte
  const demande = await closeDemande(trx, { association, compte }, { statut: 'ACCEPTE', le: instant, par: null, motif: null })
  if (demande) await recordActe(trx, { ...acte, type: 'DEMANDE_RATTACHEMENT_SATISFAITE', contenu: { demande } })
  const { email } = await getCompte(trx, compte)
  const invitation = await findInvitation(trx, association, { email, aujourdhui: jourDeParis(instant) })
  if (!invitation) return
  await trx.updateTable('invitation').set({ statut: 'SUPPRIMEE' }).where('id', '=', invitation.id).execute()
  await recordActe(trx, { ...acte, type: 'INVITATION_SUPPRIMEE', contenu: { invitation: invitation.id } })
}
