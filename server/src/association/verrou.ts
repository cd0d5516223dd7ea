import './tables.ts'
import type { Trx } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { notFound } from '../core/server-errors.ts'
import { getAssociationDuRessort } from './greffe-sql.ts'

/** An association, locked until the transaction ends: what is decided of it is decided by one person at a time. 404 when unknown. */
export const verrouillerAssociation = async (trx: Trx, numero: string) => {
  const association = await trx.selectFrom('association').selectAll().where('numero', '=', numero).forNoKeyUpdate().executeTakeFirst()
  if (!association) throw notFound()
  return association
}

/** The same for a clerk of its court. */
export const verrouillerDuRessort = async (trx: Trx, agent: Personne, numero: string) => {
  // Its court first: who may not know of it must not wait for it either.
  await getAssociationDuRessort(trx, agent, numero)
  return verrouillerAssociation(trx, numero)
}
