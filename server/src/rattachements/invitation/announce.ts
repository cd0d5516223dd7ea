import { lettre } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes/courriel'
import { courrielInvitation } from 'domain/rattachements/courriels-invitation'
import { textesRattachements } from 'domain/rattachements/textes/common'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { sendCourriel } from '../../core/mail/outbox.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { notFound } from '../../core/server-errors.ts'
import { findInvitationById } from './sql.ts'

/** The services that mails need. */
export type Bureau = Pick<Office, 'jobs' | 'settings'>

/** Encodes a query value but keeps `/`, `@`, `?` and `=`, which a query allows, so that the link in the mail is readable. */
const encodeReadably = (valeur: string): string => encodeURIComponent(valeur).replaceAll(/%(2F|40|3F|3D)/g, decodeURIComponent)

/** A link through the sign-in page with the invited address, whether or not it has an account: the mail must not reveal it (INVITE-09). */
export const lienTo = ({ baseUrl }: Office['settings'], numero: string, { id, email }: { id: string; email: string }): string => {
  return `${baseUrl}/login?email=${encodeReadably(email)}&retour=${encodeReadably(`/association/${numero}/invitation/${id}?email=${encodeReadably(email)}`)}`
}

/** Mails an invitation, at its first sending and at each resend (MAIL-04). */
export const announceInvitation = async (
  trx: Trx,
  { jobs, settings }: Bureau,
  { association, id, aujourdhui, now }: { association: { numero: string; tribunal: string }; id: string; aujourdhui: string; now: Date },
): Promise<void> => {
  const { numero, tribunal } = association
  const invitation = await findInvitationById(trx, numero, id, aujourdhui)
  if (!invitation) throw notFound()
  const { email, nom: denomination, identite, ...droits } = invitation
  const courriel = courrielInvitation({
    ...droits,
    denomination,
    email,
    identite: identite ?? textesRattachements.invitantInconnu,
    lien: lienTo(settings, numero, { id, email }),
  })
  const { libelle } = await getTribunal(trx, tribunal)
  await sendCourriel(trx, jobs, now, {
    evenement: `association/${numero}/invitation/${id}/${droits.envoyeeLe.toISOString()}`,
    destinataire: email,
    sujet: courriel.sujet,
    texte: lettre(courriel, textesCourriel.piedTribunal(libelle, { courriel: settings.COURRIEL_SUPPORT })),
  })
}
