import { textesLectures } from 'domain/rattachements/textes/lectures'
import type { Reader } from 'domain/core/readers'
import type { Db } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { Refusal } from '../../core/refusal.ts'
import { log } from '../../core/securite.ts'
import { saveLecture, findLectureDeRang, findRenouvellement, lockLectures, wasRead } from './sql.ts'

const hour = 3_600_000
export const dayOfLectures = 24 * hour

/** Readers who could copy the whole register sheet by sheet, so their readings are counted. The court and attached users read their own. */
const counted: readonly Reader[] = ['compte', 'support']

interface Lecture {
  compte: string
  /** Number of the association or of the request that names the persons. */
  sujet: string
  reader: Reader
  adresse: string
}

const refused = (sentence: string, until: Date, now: Date, parts: ConstructorParameters<typeof Refusal>[2] = {}): Refusal => {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return new Refusal(429, sentence, parts, { 'retry-after': String(seconds) })
}

/** Refuses (429) an account over its limits: per hour, until it solves a captcha; per day, until its oldest reading is a day old. */
const requireAllowance = async (db: Db, now: Date, { settings }: Pick<Office, 'settings'>, compte: string): Promise<void> => {
  const { LECTURES_PAR_HEURE: parHeure, LECTURES_PAR_JOUR: parJour } = settings
  const ofDay = await findLectureDeRang(db, compte, { max: parJour, since: new Date(now.getTime() - dayOfLectures), counted })
  if (ofDay) {
    const until = new Date(ofDay.getTime() + dayOfLectures)
    throw refused(textesLectures.epuisees(parJour, until), until, now)
  }
  const renewed = await findRenouvellement(db, compte)
  const since = new Date(Math.max(now.getTime() - hour, renewed?.getTime() ?? 0))
  const ofHour = await findLectureDeRang(db, compte, { max: parHeure, since, counted })
  if (!ofHour) return
  const errors = [{ field: 'captcha', defaultMessage: textesLectures.captcha(parHeure) }]
  throw refused(textesLectures.captcha(parHeure), new Date(ofHour.getTime() + hour), now, { errors, globalErrors: [] })
}

/**
 * Records a reading of persons in the security log. It counts for readers who are neither attached nor of the court.
 * A repeated reading within an hour is recorded once.
 */
export const logLecture = async (
  { db, now, settings }: Pick<Office, 'db' | 'now' | 'settings'>,
  { compte, sujet, reader, adresse }: Lecture,
): Promise<void> => {
  const instant = now()
  const since = new Date(instant.getTime() - hour)
  if (await wasRead(db, compte, sujet, since)) return
  await db.transaction().execute(async (trx) => {
    await lockLectures(trx, compte)
    if (await wasRead(trx, compte, sujet, since)) return
    if (counted.includes(reader)) await requireAllowance(trx, instant, { settings }, compte)
    await saveLecture(trx, { compte, sujet, lecteur: reader, instant })
    await log(trx, instant, { type: 'PERSONNES_LUES', compte, adresse, detail: { sujet, lecteur: reader } })
  })
}
