import '../tables.ts'
import '../../compte/tables.ts'
import { sql } from 'kysely'
import { clerksOf } from '../../compte/clerks-sql.ts'
import type { Db } from '../../core/database.ts'
import { live } from '../living.ts'

/** Addresses of the users attached to an association today, except these accounts. */
export const attachedUsagerAdresses = async (
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
    .where(live(aujourdhui))
    .where('compte.etat', '=', 'ACTIF')
    .where(sql<boolean>`compte.uuid <> all (${sauf.filter((uuid) => uuid !== null)}::uuid[])`)
    .orderBy('compte.email')
    .execute()
  return rows.map(({ email }) => email)
}

/** The address of the clerk who holds a file. Every clerk of the court when nobody holds it or when the holder has left the court. */
export const greffeAdresses = async (db: Db, tribunal: string, agent: string | null): Promise<string[]> => {
  const clerks = await clerksOf(db, tribunal)
  const holder = clerks.filter(({ uuid }) => uuid === agent)
  return (holder.length > 0 ? holder : clerks).map(({ email }) => email).toSorted()
}
