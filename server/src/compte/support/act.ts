import { emailKey } from 'domain/core/email'
import type { ActeSupport, SituationCompte } from 'domain/compte/support'
import { textesRefus } from 'domain/core/textes/refus'
import { recordActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { Refusal, precondition } from '../../core/refusal.ts'
import { countUnderLimits } from '../../core/throttle.ts'
import { notFound } from '../../core/server-errors.ts'
import { lockPersonne } from '../sessions.ts'
import { situationDe, lockCompte, type SupportCompte } from './sql.ts'

/** The services, with the acting administrator. */
export type Guichet = Office & { user: Personne }

/** Refuses a person who is no longer an administrator when the transaction writes (threat T20). */
export const requireAdministrateur = async (trx: Trx, user: Personne): Promise<void> => {
  const present = await lockPersonne(trx, user)
  if (!present?.authorities.includes('ADMINISTRATION')) throw new Refusal(401, textesRefus.nonConnecte)
}

/** Daily limit on mails of the support to one address. Same maximum as for people's own requests, counted separately (threat T10). */
export const limitCourriels = ({ db, now, settings }: Office, email: string): Promise<void> =>
  countUnderLimits(db, now(), [{ cle: `support/destinataire/${emailKey(email)}`, max: settings.COURRIELS_PAR_JOUR, fenetre: 86_400 }])

interface Act {
  type: ActeSupport
  uuid: string
  /** Reasons against the act; empty when it may be done. */
  obstacles: (situation: SituationCompte) => string[]
  /** Writes. The result completes the line of the journal; null when there was nothing to do. */
  write: (trx: Trx, compte: SupportCompte, instant: Date) => Promise<{ contenu?: Record<string, unknown>; texte?: string } | null>
}

/** One act of the support on an account: read, decide and write, in one transaction with its line in the journal (STAFF-29). */
export const transact = ({ db, now, user }: Guichet, { type, uuid, obstacles, write }: Act): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const instant = now()
    const compte = await lockCompte(trx, uuid)
    await requireAdministrateur(trx, user)
    if (!compte) throw notFound()
    const reasons = obstacles(situationDe(compte))
    if (reasons.length > 0) throw precondition(textesRefus.etat, reasons)
    const line = await write(trx, compte, instant)
    if (line) await recordActe(trx, { sujet: 'compte', sujetId: uuid, type, instant, auteur: user.uuid, ...line })
  })
