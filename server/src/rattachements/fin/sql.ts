import '../tables.ts'
import '../../association/tables.ts'
import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import { live } from '../living.ts'

/** The associations an account is attached to today. `derniere`: nobody else has `gestion`. */
export const compteRattachements = (db: Db, compte: string, aujourdhui: string) =>
  db
    .selectFrom('rattachement')
    .innerJoin('association', 'association.numero', 'rattachement.association')
    .select([
      'rattachement.uuid',
      'association.numero',
      'association.nom',
      'association.tribunal',
      sql<boolean>`rattachement.gestion and not exists (select from rattachement as autre
        where autre.association = rattachement.association and autre.compte <> rattachement.compte and autre.gestion and rattachement_vivant(autre, ${aujourdhui}::date))`.as(
        'derniere',
      ),
    ])
    .where('rattachement.compte', '=', compte)
    .where(live(aujourdhui))
    .orderBy(sql`sans_accents(association.nom)`)
    .orderBy('association.numero')
    .execute()
