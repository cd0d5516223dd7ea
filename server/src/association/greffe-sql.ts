import './tables.ts'
import { duRessort } from '../compte/ressort.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { notFound } from '../core/server-errors.ts'

/** An association as a clerk of its court finds it; 404 to those of the others, as for what does not exist. */
export const getAssociationDuRessort = async (db: Db, agent: Personne, numero: string) => {
  const association = await db
    .selectFrom('association')
    .selectAll()
    .where('numero', '=', numero)
    .where(duRessort(agent, 'association.tribunal'))
    .executeTakeFirst()
  if (!association) throw notFound()
  return association
}
