import './demande/tables.ts'
import './tables.ts'
import { sql } from 'kysely'
import '../association/tables.ts'
import '../compte/tables.ts'
import type { Db } from '../core/database.ts'
import { type DatedLecteur, live } from './living.ts'

/** The rights of an account on an association today; undefined when it is not attached. */
export const findRattachement = (db: Db, association: string, { uuid, aujourdhui }: DatedLecteur) =>
  db
    .selectFrom('rattachement')
    .select(['fonction', 'gestion', 'depot', 'fin', 'cree_le as depuis'])
    .where('association', '=', association)
    .where('compte', '=', uuid)
    .where(live(aujourdhui))
    .executeTakeFirst()

/** The living rights on an association, as needed to give them again on another one. */
export const rattachementsDe = (db: Db, association: string, aujourdhui: string) =>
  db
    .selectFrom('rattachement')
    .select(['compte', 'fonction', 'gestion', 'depot', 'fin'])
    .where('association', '=', association)
    .where(live(aujourdhui))
    .orderBy('cree_le')
    .execute()

/** Columns of an association in a person's own lists. */
export const overview = [
  'association.numero',
  'association.nom',
  'association.etat',
  'association.motif_etat as motifEtat',
  'association.code_postal as codePostal',
  'association.commune',
  'association.dossier_papier',
] as const

/** The associations an account is attached to, sorted by name. */
export const associationsDe = (db: Db, { uuid, aujourdhui }: DatedLecteur) =>
  db
    .selectFrom('rattachement')
    .innerJoin('association', 'association.numero', 'rattachement.association')
    .select([...overview, 'rattachement.gestion', 'rattachement.depot'])
    .where('rattachement.compte', '=', uuid)
    .where(live(aujourdhui))
    .orderBy(sql`sans_accents(association.nom)`)
    .orderBy('association.numero')
    .execute()
