import './tables.ts'
import type { Trx } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { notFound } from '../core/server-errors.ts'
import { getRessortAssociation } from './greffe-sql.ts'

/** Locks an association until the transaction ends, so that one person at a time decides on it. 404 when unknown. */
export const lockAssociation = async (trx: Trx, numero: string) => {
  const association = await trx.selectFrom('association').selectAll().where('numero', '=', numero).forNoKeyUpdate().executeTakeFirst()
  if (!association) throw notFound()
  return association
}

/** Same, for a clerk of its court. */
export const lockRessortAssociation = async (trx: Trx, agent: Personne, numero: string) => {
  // Its court first: a clerk of another court must not wait for the lock either.
  await getRessortAssociation(trx, agent, numero)
  return lockAssociation(trx, numero)
}
