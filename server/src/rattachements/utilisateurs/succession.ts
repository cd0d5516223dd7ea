import type { Answered } from 'contract/core/call'
import type { lireSuccession } from 'contract/rattachements/succession'
import { textesRefus } from 'domain/core/textes/refus'
import { succession, type SuccessionSaisie } from 'domain/rattachements/succession'
import { textesUtilisateurs } from 'domain/rattachements/textes/utilisateurs'
import { representantsA, findAssociation } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid, precondition, Refusal } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { requireGestion, lockToAdminister } from '../administer.ts'
import { limitInvitations, propose } from '../invitation/invite.ts'
import { invitationsDe } from '../invitation/sql.ts'
import { lecteurDe } from '../lecteur.ts'
import { endRattachement } from './withdraw.ts'
import { findUsager, usagersDe } from '../droits-sql.ts'

const aucune = { le: null, qualite: 'DIRECTION' as const, sortants: [], entrants: [] }

/** The rights to review after the last change of representatives, for a person who may manage the users. */
export const read = async (db: Db, user: Personne, numero: string): Promise<Answered<typeof lireSuccession>> => {
  await requireGestion(db, user, numero)
  const association = await findAssociation(db, numero)
  if (!association) throw notFound()
  const { greffe } = await lecteurDe(db, user, association)
  const [directions, usagers, invites] = [
    await representantsA(db, numero, association.version),
    await usagersDe(db, numero, user.aujourdhui),
    await invitationsDe(db, numero, user.aujourdhui),
  ]
  const proposee = succession(directions, usagers, invites)
  if (!proposee) return aucune
  return { ...proposee, entrants: proposee.entrants.map((entrant) => (greffe ? entrant : { ...entrant, email: null })) }
}

/** Invites the new members, then removes the former ones, the author last: their own right is needed until then. All or nothing. */
export const pass = async (
  office: Office & { user: Personne },
  numero: string,
  { commentaire: motif, retirer, inviter }: SuccessionSaisie,
): Promise<void> => {
  const { db, user } = office
  await requireGestion(db, user, numero)
  if (inviter.length > 0)
    await limitInvitations(
      office,
      numero,
      inviter.map(({ email }) => email),
    )
  await db.transaction().execute(async (trx) => {
    const association = await lockToAdminister(trx, user, numero)
    for (const [rang, saisie] of inviter.entries())
      await propose(trx, office, association, { ...saisie, user, now: office.now() }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        throw invalid(
          textesRefus.saisieInvalide,
          error.body.errors.map(({ field, defaultMessage }) => ({ field: `inviter[${rang}].${field}`, defaultMessage })),
        )
      })
    const usagers = await Promise.all(retirer.map((uuid) => findUsager(trx, numero, user.aujourdhui, { uuid })))
    const selfRank = (usager: (typeof usagers)[number]) => Number(usager?.compte === user.uuid)
    for (const usager of usagers.toSorted((one, other) => selfRank(one) - selfRank(other))) {
      if (!usager) throw precondition(textesRefus.etat, [textesUtilisateurs.plusRattachee])
      await endRattachement(trx, office, association, { ...usager, motif })
    }
  })
}
