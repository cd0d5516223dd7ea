import { sql } from 'kysely'
import '../../compte/tables.ts'
import type { Db, Trx } from '../../core/database.ts'
import type { Bilan } from '../verifier/bilan.ts'
import './tables.ts'

/** Records that a verification is requested. False when one is under way, perhaps on another server. */
export const open = async (trx: Trx, demande: { id: string; demandee_le: Date; demandee_par: string }): Promise<boolean> => {
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

/** Writes the result, once: undefined when another server has already written it. Returns who requested it, and when. */
export const conclude = (trx: Trx, id: string, finie_le: Date, { bilan, ecarts, erreur }: Resultat) =>
  trx
    .updateTable('verification')
    .from('compte')
    .set({ finie_le, bilan: bilan && JSON.stringify(bilan), ecarts: JSON.stringify(ecarts), erreur })
    .where('id', '=', id)
    .where('finie_le', 'is', null)
    .whereRef('compte.uuid', '=', 'demandee_par')
    .returning(['demandee_le as demandeeLe', sql<string>`compte.prenom || ' ' || compte.nom`.as('demandeePar')])
    .executeTakeFirst()

/** Returns the latest verifications, newest first, with the name of the person who requested each. */
export const latestRows = (db: Db) =>
  db
    .selectFrom('verification')
    .innerJoin('compte', 'compte.uuid', 'verification.demandee_par')
    .select(['id', 'demandee_le', 'finie_le', 'bilan', 'ecarts', 'erreur', sql<string>`compte.prenom || ' ' || compte.nom`.as('par')])
    .orderBy('demandee_le', 'desc')
    .limit(10)
    .execute()
