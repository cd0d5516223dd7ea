import { sql } from 'kysely'
import '../../compte/tables.ts'
import type { Db, Trx } from '../../core/database.ts'
import type { Bilan } from '../verifier/bilan.ts'
import './tables.ts'

/** Notes that a verification is asked for; false when one is under way, which another server may have begun. */
export const ouvrir = async (trx: Trx, demande: { id: string; demandee_le: Date; demandee_par: string }): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('verification')
    .values({ ...demande, ecarts: '[]' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export interface Resultat {
  bilan: Bilan | null
  ecarts: readonly string[]
  erreur: string | null
}

/** Writes what was found, once: undefined when another server has written it meanwhile. Answers who asked, and when. */
export const conclure = (trx: Trx, id: string, finie_le: Date, { bilan, ecarts, erreur }: Resultat) =>
  trx
    .updateTable('verification')
    .from('compte')
    .set({ finie_le, bilan: bilan && JSON.stringify(bilan), ecarts: JSON.stringify(ecarts), erreur })
    .where('id', '=', id)
    .where('finie_le', 'is', null)
    .whereRef('compte.uuid', '=', 'demandee_par')
    .returning(['demandee_le as demandeeLe', sql<string>`compte.prenom || ' ' || compte.nom`.as('demandeePar')])
    .executeTakeFirst()

/** The last ones, the latest first, with the name of who asked. */
export const dernieres = (db: Db) =>
  db
    .selectFrom('verification')
    .innerJoin('compte', 'compte.uuid', 'verification.demandee_par')
    .select(['id', 'demandee_le', 'finie_le', 'bilan', 'ecarts', 'erreur', sql<string>`compte.prenom || ' ' || compte.nom`.as('par')])
    .orderBy('demandee_le', 'desc')
    .limit(10)
    .execute()
