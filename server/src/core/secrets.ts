import './core-tables.ts'
import type { Db } from './database.ts'

/** Returns a secret of this database, or null when it does not exist yet. */
export const findSecret = async <T>(db: Db, nom: string): Promise<T | null> => {
  const found = await db.selectFrom('secret').select('valeur').where('nom', '=', nom).executeTakeFirst()
  return found ? (found.valeur as T) : null
}

/** Returns a secret shared by the servers of one database, created once. Two servers that start together keep the same one. */
export const sharedSecret = async <T>(db: Db, nom: string, create: () => Promise<T>): Promise<T> => {
  const found = await findSecret<T>(db, nom)
  if (found !== null) return found
  await db
    .insertInto('secret')
    .values({ nom, valeur: JSON.stringify(await create()) })
    .onConflict((conflict) => conflict.column('nom').doNothing())
    .execute()
  return (await db.selectFrom('secret').select('valeur').where('nom', '=', nom).executeTakeFirstOrThrow()).valeur as T
}
