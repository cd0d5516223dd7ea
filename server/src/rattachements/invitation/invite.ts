import { emailKey } from 'domain/core/email'
import { textesRefus } from 'domain/core/textes/refus'
import { erreursFin } from 'domain/rattachements/droits'
import { type InvitationSaisie, obstaclesInvitation } from 'domain/rattachements/invitation'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid } from '../../core/refusal.ts'
import { countUnderLimits } from '../../core/throttle.ts'
import { requireGestion, lockToAdminister } from '../administer.ts'
import type { DatedLecteur } from '../living.ts'
import { announceInvitation, type Bureau } from './announce.ts'
import { saveInvitation } from './save.ts'
import { situationDAdresse } from './sql.ts'

const heure = 3600

/** Limit on the invitations one association sends per day (threat T10). */
export const limitesDAssociation = ({ INVITATIONS_PAR_JOUR }: Office['settings'], numero: string) => [
  { cle: `invitation/association/${numero}`, max: INVITATIONS_PAR_JOUR, fenetre: 24 * heure },
]

/** Limits on the invitations one address receives, from anybody. Separate from account mails, which nobody must be able to block. */
export const destinataireLimites = ({ COURRIELS_PAR_HEURE, COURRIELS_PAR_JOUR }: Office['settings'], email: string) => {
  const cle = `invitation/destinataire/${emailKey(email)}`
  return [
    { cle, max: COURRIELS_PAR_HEURE, fenetre: heure },
    { cle, max: COURRIELS_PAR_JOUR, fenetre: 24 * heure },
  ]
}

export const limitInvitations = (
  { db, now, settings }: Pick<Office, 'db' | 'now' | 'settings'>,
  numero: string,
  emails: readonly string[],
): Promise<void> =>
  countUnderLimits(
    db,
    now(),
    emails.flatMap((email) => [...limitesDAssociation(settings, numero), ...destinataireLimites(settings, email)]),
  )

interface Proposition extends InvitationSaisie {
  user: DatedLecteur
  now: Date
}

/**
 * Records an invitation in a transaction that has locked the association.
 * Refused when the address is already invited or attached (INVITE-12, SRV-40).
 */
export const noteProposition = async (trx: Trx, numero: string, { user, now, ...saisie }: Proposition): Promise<string> => {
  const { email, fin } = saisie
  const { aujourdhui } = user
  const erreurs = [
    ...obstaclesInvitation(email, await situationDAdresse(trx, numero, { email, aujourdhui })).map((defaultMessage) => ({
      field: 'email',
      defaultMessage,
    })),
    ...erreursFin(fin, aujourdhui),
  ]
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
  return saveInvitation(trx, { association: numero, ...saisie, now, auteur: user.uuid })
}

/** Offers rights to an address and mails it. */
export const propose = async (
  trx: Trx,
  bureau: Bureau,
  association: { numero: string; tribunal: string },
  proposition: Proposition,
): Promise<void> => {
  const { user, now } = proposition
  const id = await noteProposition(trx, association.numero, proposition)
  await announceInvitation(trx, bureau, { association, id, aujourdhui: user.aujourdhui, now })
}

/** API-49: invites an address. For users with `gestion` and the association's court. */
export const inviteAdresse = async (office: Office & { user: Personne }, numero: string, saisie: InvitationSaisie): Promise<void> => {
  const { db, user } = office
  await requireGestion(db, user, numero)
  await limitInvitations(office, numero, [saisie.email])
  await db.transaction().execute(async (trx) => {
    const association = await lockToAdminister(trx, user, numero)
    await propose(trx, office, association, { ...saisie, user, now: office.now() })
  })
}
