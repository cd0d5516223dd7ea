import '../../requetes/tables.ts'
import '../../core/core-tables.ts'
import type { Db } from '../../core/database.ts'
import { parseActe } from '../../requetes/procedure/journal.ts'

/** Returns the judge and the day of the latest order of inscription on an association; null when none was rendered on this site. */
export const lastOrderOn = async (db: Db, association: string) => {
  const found = await db
    .selectFrom('acte')
    .innerJoin('requete', 'requete.numero', 'acte.sujet_id')
    .select('acte.contenu')
    .where('acte.sujet', '=', 'requete')
    .where('acte.type', '=', 'INSCRIPTION')
    .where('requete.association', '=', association)
    .orderBy('acte.instant', 'desc')
    .orderBy('acte.id', 'desc')
    .executeTakeFirst()
  const acte = found && parseActe(found.contenu)
  return acte?.type === 'INSCRIPTION' ? { juge: acte.signataire, le: acte.le } : null
}
