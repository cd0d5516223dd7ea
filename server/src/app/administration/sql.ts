import { sql } from 'kysely'
import '../../compte/tables.ts'
import type { Sujet } from '../../core/actes.ts'
import '../../core/core-tables.ts'
import type { Db } from '../../core/database.ts'

/** Returns the latest lines of one subject, with the name of their author. */
export const actesWithAuteur = (db: Db, sujet: Sujet, sujetId: string) =>
  db
    .selectFrom('acte')
    .leftJoin('compte', 'compte.uuid', 'acte.auteur')
    .select(['rang', 'type', 'instant', 'contenu', sql<string>`coalesce(compte.prenom || ' ' || compte.nom, '')`.as('auteur')])
    .where('sujet', '=', sujet)
    .where('sujet_id', '=', sujetId)
    .orderBy('rang', 'desc')
    .limit(100)
    .execute()

/** Returns the name of a member of the staff. */
export const nomDe = async (db: Db, compte: string | null): Promise<string> => {
  if (compte === null) return ''
  const row = await db.selectFrom('compte').select(['prenom', 'nom']).where('uuid', '=', compte).executeTakeFirst()
  return row ? `${row.prenom} ${row.nom}` : ''
}

/** Returns the last line of a subject. Its rank is the version of the subject; rank 0 when there is no line. */
export const latestLigne = async (db: Db, sujet: Sujet, sujetId: string) => {
  const last = await db
    .selectFrom('acte')
    .select(['rang', 'instant', 'auteur'])
    .where('sujet', '=', sujet)
    .where('sujet_id', '=', sujetId)
    .orderBy('rang', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? { rang: 0, instant: null, auteur: null }
}
