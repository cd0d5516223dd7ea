import { textesRefus } from 'domain/core/textes-refus'
import { erreursFin } from 'domain/rattachements/droits'
import { type InvitationSaisie, obstaclesInvitation } from 'domain/rattachements/invitation'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid } from '../../core/refusal.ts'
import { compterSousLimites } from '../../core/throttle.ts'
import { exigerGestion, verrouillerPourAdministrer } from '../administrer.ts'
import type { LecteurDuJour } from '../vivant.ts'
import { annoncerInvitation, type Bureau } from './annoncer.ts'
import { enregistrerInvitation } from './enregistrer.ts'
import { situationDAdresse } from './sql.ts'

const heure = 3600

/** What one association may send, and one address receive, whoever invites (threats T10). Apart from the mails of an account, which nobody must be able to stop. */
export const limiterInvitations = (
  { db, now, settings }: Pick<Office, 'db' | 'now' | 'settings'>,
  numero: string,
  emails: readonly string[],
): Promise<void> =>
  compterSousLimites(
    db,
    now(),
    emails.flatMap((email) => {
      const destinataire = `invitation/destinataire/${email.toLowerCase()}`
      return [
        { cle: `invitation/association/${numero}`, max: settings.INVITATIONS_PAR_JOUR, fenetre: 24 * heure },
        { cle: destinataire, max: settings.COURRIELS_PAR_HEURE, fenetre: heure },
        { cle: destinataire, max: settings.COURRIELS_PAR_JOUR, fenetre: 24 * heure },
      ]
    }),
  )

/** Proposes rights to an address inside a transaction that holds the association (INVITE-12, SRV-40). */
export const proposer = async (
  trx: Trx,
  bureau: Bureau,
  association: { numero: string; tribunal: string },
  { user, now, ...saisie }: InvitationSaisie & { user: LecteurDuJour; now: Date },
): Promise<void> => {
  const { email, fin } = saisie
  const { aujourdhui } = user
  const erreurs = [
    ...obstaclesInvitation(email, await situationDAdresse(trx, association.numero, { email, aujourdhui })).map((defaultMessage) => ({
      field: 'email',
      defaultMessage,
    })),
    ...erreursFin(fin, aujourdhui),
  ]
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
  const id = await enregistrerInvitation(trx, { association: association.numero, ...saisie, now, auteur: user.uuid })
  await annoncerInvitation(trx, bureau, { association, id, aujourdhui, now })
}

/** API-49: invites an address, for who administers the users of the association or its court. */
export const inviterAdresse = async (office: Office & { user: Personne }, numero: string, saisie: InvitationSaisie): Promise<void> => {
  const { db, user } = office
  await exigerGestion(db, user, numero)
  await limiterInvitations(office, numero, [saisie.email])
  await db.transaction().execute(async (trx) => {
    const association = await verrouillerPourAdministrer(trx, user, numero)
    await proposer(trx, office, association, { ...saisie, user, now: office.now() })
  })
}
