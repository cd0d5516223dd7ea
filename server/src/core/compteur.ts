import './core-tables.ts'
import { sql } from 'kysely'
import type { Db, Trx } from './database.ts'

/**
 * Returns the next value of a counter, from 1; when several are taken at once, the last one. Its row stays locked until the transaction
 * ends, so that a rollback leaves no gap.
 */
export const nextCompteur = async (trx: Trx, cle: string, combien = 1): Promise<number> => {
  const { valeur } = await trx
    .insertInto('compteur')
    .values({ cle, valeur: combien })
    .onConflict((conflict) => conflict.column('cle').doUpdateSet({ valeur: sql`compteur.valeur + ${combien}` }))
    .returning('valeur')
    .executeTakeFirstOrThrow()
  return valeur
}

/** Returns the last value that a counter gave, 0 before the first. Takes no lock. */
export const currentCompteur = async (db: Db, cle: string): Promise<number> =>
  (await db.selectFrom('compteur').select('valeur').where('cle', '=', cle).executeTakeFirst())?.valeur ?? 0
