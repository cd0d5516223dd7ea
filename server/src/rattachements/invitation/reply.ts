import { sameEmail } from 'domain/core/email'
import { textesRefus } from 'domain/core/textes/refus'
import { limiteInvitation, maskEmail } from 'domain/rattachements/invitation'
import { textesRattachements } from 'domain/rattachements/textes/common'
import { textesInvitation } from 'domain/rattachements/textes/invitation'
import type { Answered } from 'contract/core/call'
import type { lireInvitation } from 'contract/rattachements/invitation'
import '../tables.ts'
import { lockAssociation } from '../../association/verrou.ts'
import { lockCompte } from '../../compte/sql.ts'
import { recordActe } from '../../core/actes.ts'
import type { Db } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { precondition, Refusal } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { announceOctroi } from '../contestation/announce-octroi.ts'
import { tie } from '../attach.ts'
import { findRattachement } from '../sql.ts'
import { findInvitation, findInvitationById } from './sql.ts'

const getInvitation = async (db: Db, numero: string, user: Personne) => {
  const invitation = await findInvitation(db, numero, user)
  if (!invitation) throw new Refusal(404, textesInvitation.disparue)
  return invitation
}

/**
 * API-46: the invited address, and only it, accepts or declines a pending invitation. Once gone, the answer is that of INVITE-03.
 * The association's row lock serialises two answers, or an answer and a removal (SRV-39).
 */
export const reply = async (office: Office & { user: Personne }, numero: string, valide: boolean): Promise<void> => {
  const { db, now, user } = office
  // Before the lock, so that a person without an invitation does not wait.
  await getInvitation(db, numero, user)
  await db.transaction().execute(async (trx) => {
    // Locks the account first, like a decision on a request for attachment: another order could deadlock.
    await lockCompte(trx, user.uuid)
    const association = await lockAssociation(trx, numero)
    const invitation = await getInvitation(trx, numero, user)
    const { id, fonction, gestion, depot, fin, invitee_par: auteur } = invitation
    if (valide && (await findRattachement(trx, numero, user))) throw precondition(textesRefus.etat, [textesInvitation.dejaRattache])
    const instant = now()
    await trx
      .updateTable('invitation')
      .set({ statut: valide ? 'ACCEPTEE' : 'REFUSEE' })
      .where('id', '=', id)
      .execute()
    const type = valide ? 'INVITATION_ACCEPTEE' : 'INVITATION_REFUSEE'
    await recordActe(trx, { sujet: 'association', sujetId: numero, type, instant, auteur: user.uuid, contenu: { invitation: id } })
    if (!valide) return
    const droits = { fonction, gestion, depot, fin, now: instant, auteur }
    const uuid = await tie(trx, { association: numero, compte: user.uuid, ...droits })
    const par = (await findInvitationById(trx, numero, id, user.aujourdhui))?.identite ?? null
    await announceOctroi(trx, office, { association, uuid, personne: user, par, ...droits })
  })
}

/** Target of the link in the mail. An account other than the invited one only learns which address to use (INVITE-09). */
export const read = async (
  db: Db,
  user: Personne,
  { numero, id }: { numero: string; id: string },
): Promise<Answered<typeof lireInvitation>> => {
  const invitation = await findInvitationById(db, numero, id, user.aujourdhui)
  if (!invitation) throw notFound()
  const { email, nom: denomination, identite, fonction, gestion, depot, fin, statut, envoyeeLe, vivante } = invitation
  if (!sameEmail(email, user.email)) return { destinataire: maskEmail(email), invitation: null }
  return {
    destinataire: email,
    invitation: {
      denomination,
      identite: identite ?? textesRattachements.invitantInconnu,
      fonction,
      gestion,
      depot,
      fin,
      limite: limiteInvitation(envoyeeLe),
      etat: vivante ? 'EN_ATTENTE' : statut === 'ACCEPTEE' ? 'ACCEPTEE' : 'DISPARUE',
    },
  }
}
