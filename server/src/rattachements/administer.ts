import { textesRefus } from 'domain/core/textes/refus'
import { findAssociation } from '../association/sql.ts'
import { lockAssociation } from '../association/verrou.ts'
import type { Db, Trx } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { Refusal } from '../core/refusal.ts'
import { notFound } from '../core/server-errors.ts'
import { lecteurDe } from './lecteur.ts'

type Target = { numero: string; tribunal: string }

/** Refuses a person who has no `gestion` on the association and is not a clerk of its court (PERM-07 to PERM-12, STAFF-17). */
const requireAllowed = async (db: Db, user: Personne, association: Target): Promise<void> => {
  const { rattachement, greffe } = await lecteurDe(db, user, association)
  if (!greffe && !rattachement?.gestion) throw new Refusal(403, textesRefus.interdit)
}

/** Same check without a lock, before anything is counted or sent. */
export const requireGestion = async (db: Db, user: Personne, numero: string): Promise<void> => {
  const association = await findAssociation(db, numero)
  if (!association) throw notFound()
  await requireAllowed(db, user, association)
}

/** Locks the association's row until the transaction ends, then checks the right to manage its users. */
export const lockToAdminister = async (trx: Trx, user: Personne, numero: string) => {
  const association = await lockAssociation(trx, numero)
  await requireAllowed(trx, user, association)
  return association
}
