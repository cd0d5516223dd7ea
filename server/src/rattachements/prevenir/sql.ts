import '../tables.ts'
import '../../compte/tables.ts'
import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import { vivant } from '../vivant.ts'

/** The addresses of whoever is attached to an association today, but these accounts. */
export const adressesDesRattaches = async (
  db: Db,
  association: string,
  sauf: readonly (string | null)[],
  aujourdhui: string,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('rattachement')
    .innerJoin('compte', 'compte.uuid', 'rattachement.compte')
    .select('compte.email')
    .where('rattachement.association', '=', association)
    .where(vivant(aujourdhui))
    .where('compte.etat', '=', 'ACTIF')
    .where(sql<boolean>`compte.uuid <> all (${sauf.filter((uuid) => uuid !== null)}::uuid[])`)
    .orderBy('compte.email')
    .execute()
  return rows.map(({ email }) => email)
}

/** The address of the clerk who holds a file; of every clerk of the court when nobody does. */
export const adressesDuGreffe = async (db: Db, tribunal: string, agent: string | null): Promise<string[]> => {
  const rows = await db
    .selectFrom('compte')
    .innerJoin('agent_tribunal', 'agent_tribunal.compte', 'compte.uuid')
    .select('compte.email')
    .where('agent_tribunal.tribunal', '=', tribunal)
    .where('compte.etat', '=', 'ACTIF')
    .where(sql<boolean>`'GREFFE' = any(compte.authorities)`)
    .where(sql<boolean>`${agent}::uuid is null or compte.uuid = ${agent}::uuid`)
    .orderBy('compte.email')
    .execute()
  return rows.map(({ email }) => email)
}
