import './core-tables.ts'
import { sql } from 'kysely'
import { textesRefus } from 'domain/core/textes/refus'
import type { Db } from './database.ts'
import { Refusal } from './refusal.ts'

export interface Limit {
  /** Key under which tries are counted: `connexion/compte/{email}`. */
  cle: string
  /** How many within the window. */
  max: number
  /** Seconds. */
  fenetre: number
}

/** Each key counts a try once, however many windows it has. Sorted, so that two callers never deadlock. */
const cles = (limits: readonly Limit[]): Set<string> => new Set(limits.map(({ cle }) => cle).toSorted())

/** Refuses (429 with Retry-After) once a limit is reached. Counts nothing by itself. */
export const requireUnderLimits = async (db: Db, now: Date, limits: readonly Limit[]): Promise<void> => {
  for (const { cle, max, fenetre } of limits) {
    const since = new Date(now.getTime() - fenetre * 1000)
    const oldest = await db
      .selectFrom('tentative')
      .select('instant')
      .where('cle', '=', cle)
      .where('instant', '>', since)
      .orderBy('instant', 'desc')
      .offset(max - 1)
      .limit(1)
      .executeTakeFirst()
    if (!oldest) continue
    const seconds = Math.max(1, Math.ceil((oldest.instant.getTime() - since.getTime()) / 1000))
    throw new Refusal(429, textesRefus.tropDeTentatives(Math.ceil(seconds / 60)), {}, { 'retry-after': String(seconds) })
  }
}

/** Counts one try against each key. Deletes the tries older than a day. */
export const count = async (db: Db, now: Date, limits: readonly Limit[]): Promise<void> => {
  await db
    .deleteFrom('tentative')
    .where('instant', '<', new Date(now.getTime() - 86_400_000))
    .execute()
  await db
    .insertInto('tentative')
    .values([...cles(limits)].map((cle) => ({ cle, instant: now })))
    .execute()
}

/** Counts one try against each key, unless a limit is reached (429). Concurrent tries cannot exceed the limits. */
export const countUnderLimits = (db: Db, now: Date, limits: readonly Limit[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const cle of cles(limits)) await sql`select pg_advisory_xact_lock(hashtextextended(${`tentative/${cle}`}, 0))`.execute(trx)
    await requireUnderLimits(trx, now, limits)
    await count(trx, now, limits)
  })

/** Removes the try counted at `now`: it succeeded, and only failures count. */
export const giveBackEssai = async (db: Db, now: Date, limits: readonly Limit[]): Promise<void> => {
  for (const cle of cles(limits))
    await sql`delete from tentative where ctid in (select ctid from tentative where cle = ${cle} and instant = ${now} limit 1)`.execute(db)
}
