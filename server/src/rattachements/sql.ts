import './tables.ts'
import { sql } from 'kysely'
import '../association/tables.ts'
import type { Db } from '../core/database.ts'

/** What an account may do for an association today; undefined when it is not attached to it. */
export const findRattachement = (db: Db, association: string, compte: string) =>
  db
    .selectFrom('rattachement')
    .select(['fonction', 'gestion', 'depot'])
    .where('association', '=', association)
    .where('compte', '=', compte)
    .where('termine_le', 'is', null)
    .executeTakeFirst()

/** The associations an account is attached to, by name (MINE-05). */
export const associationsDe = (db: Db, compte: string) =>
  db
    .selectFrom('rattachement')
    .innerJoin('association', 'association.numero', 'rattachement.association')
    .select([
      'association.numero',
      'association.nom',
      'association.etat',
      'association.code_postal as codePostal',
      'association.commune',
      'rattachement.gestion',
      'rattachement.depot',
    ])
    .where('rattachement.compte', '=', compte)
    .where('rattachement.termine_le', 'is', null)
    .orderBy(sql`sans_accents(association.nom)`)
    .orderBy('association.numero')
    .execute()
