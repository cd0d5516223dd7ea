import './core-tables.ts'
import { textesRefus } from 'domain/core/textes-refus'
import type { Db } from './database.ts'
import { Refusal } from './refusal.ts'

export interface Limit {
  /** What is counted: `connexion/compte/{email}`. */
  cle: string
  /** How many within the window. */
  max: number
  /** Seconds. */
  fenetre: number
}

/** Refuses (429 with Retry-After) once a limit is reached. Counts nothing by itself. */
export const exigerSousLimites = async (db: Db, now: Date, limits: readonly Limit[]): Promise<void> => {
  for (const { cle, max, fenetre } of limits) {
    const since = new Date(now.getTime() - fenetre * 1000)
    const counted = await db
      .selectFrom('tentative')
      .select(['instant'])
      .where('cle', '=', cle)
      .where('instant', '>', since)
      .orderBy('instant', 'desc')
      .limit(max)
      .execute()
    const oldest = counted[max - 1]
    if (!oldest) continue
    const seconds = Math.max(1, Math.ceil((oldest.instant.getTime() - since.getTime()) / 1000))
    throw new Refusal(429, textesRefus.tropDeTentatives(Math.ceil(seconds / 60)), {}, { 'retry-after': String(seconds) })
  }
}

/** Counts one try against each key; what is older than a day is forgotten. */
export const compter = async (db: Db, now: Date, limits: readonly Limit[]): Promise<void> => {
  await db
    .deleteFrom('tentative')
    .where('instant', '<', new Date(now.getTime() - 86_400_000))
    .execute()
  await db
    .insertInto('tentative')
    .values(limits.map(({ cle }) => ({ cle, instant: now })))
    .execute()
}
