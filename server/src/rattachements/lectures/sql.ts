import './tables.ts'
import type { Reader } from 'domain/core/readers'
import { sql } from 'kysely'
import type { Db, Trx } from '../../core/database.ts'

/** Serialises the readings of one account, so that two are never counted at the same time. */
export const lockLectures = (trx: Trx, compte: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`lecture/${compte}`}, 0))`.execute(trx)

export const wasRead = async (db: Db, compte: string, sujet: string, since: Date): Promise<boolean> =>
  (await db
    .selectFrom('lecture_personnes')
    .select('instant')
    .where('compte', '=', compte)
    .where('sujet', '=', sujet)
    .where('instant', '>', since)
    .executeTakeFirst()) !== undefined

/** Instant of the `max`-th most recent counted reading since an instant; null when there are fewer. */
export const findLectureDeRang = async (
  db: Db,
  compte: string,
  { max, since, counted }: { max: number; since: Date; counted: readonly Reader[] },
): Promise<Date | null> =>
  (
    await db
      .selectFrom('lecture_personnes')
      .select('instant')
      .where('compte', '=', compte)
      .where('lecteur', 'in', counted)
      .where('instant', '>', since)
      .orderBy('instant', 'desc')
      .offset(max - 1)
      .limit(1)
      .executeTakeFirst()
  )?.instant ?? null

export const saveLecture = (trx: Trx, lecture: { compte: string; sujet: string; lecteur: Reader; instant: Date }) =>
  trx.insertInto('lecture_personnes').values(lecture).execute()

export const findRenouvellement = async (db: Db, compte: string): Promise<Date | null> =>
  (await db.selectFrom('lecture_renouvelee').select('instant').where('compte', '=', compte).executeTakeFirst())?.instant ?? null

export const renewLecturesOf = (db: Db, compte: string, instant: Date) =>
  db
    .insertInto('lecture_renouvelee')
    .values({ compte, instant })
    .onConflict((conflict) => conflict.column('compte').doUpdateSet({ instant }))
    .execute()

/** Deletes readings older than a day, which no longer count. */
export const forgetLectures = async (db: Db, since: Date): Promise<void> => {
  await db.deleteFrom('lecture_personnes').where('instant', '<=', since).execute()
  await db.deleteFrom('lecture_renouvelee').where('instant', '<=', since).execute()
}
