import type { DecisionDite } from 'domain/requetes/office/decision-en-vigueur'
import '../../association/tables.ts'
import type { Db } from '../../core/database.ts'

/** The versions of an association, latest first, each with its state and the decision it records, if any. */
export const versionsDecidees = async (db: Db, numero: string) => {
  const versions = await db
    .selectFrom('version')
    .select(['ordre', 'etat', 'details'])
    .where('association', '=', numero)
    .orderBy('ordre', 'desc')
    .execute()
  return versions.map(({ ordre, etat, details }) => ({ ordre, etat, decision: (details?.office?.decision ?? null) as DecisionDite | null }))
}
