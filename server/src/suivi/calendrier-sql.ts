import './tables.ts'
import '../compte/tables.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'

type Who = Pick<Personne, 'uuid'>

/** When a person's subscription address was created; undefined without one. */
export const findAdresse = (db: Db, { uuid }: Who) =>
  db.selectFrom('calendrier').select('cree_le as depuis').where('compte', '=', uuid).executeTakeFirst()

/** Sets the only address of a person, replacing the previous one. */
export const keepAdresse = async (db: Db, { uuid }: Who, empreinte: string, instant: Date): Promise<void> => {
  await db
    .insertInto('calendrier')
    .values({ compte: uuid, empreinte, cree_le: instant })
    .onConflict((conflict) => conflict.column('compte').doUpdateSet({ empreinte, cree_le: instant }))
    .execute()
}

export const forgetAdresse = async (db: Db, { uuid }: Who): Promise<void> => {
  await db.deleteFrom('calendrier').where('compte', '=', uuid).execute()
}

/** The person of an address, while their account is active. */
export const findAbonne = (db: Db, empreinte: string) =>
  db
    .selectFrom('calendrier')
    .innerJoin('compte', 'compte.uuid', 'calendrier.compte')
    .select('compte.uuid')
    .where('calendrier.empreinte', '=', empreinte)
    .where('compte.etat', '=', 'ACTIF')
    .executeTakeFirst()
