import { type AnsweredValue, answered, communesIn } from 'domain/association/answered'
import type { Db } from '../core/database.ts'
import { courtsOf } from '../core/reference/communes-sql.ts'

/** Turns what the register or a filing holds into an answer: each person with its type, each commune with its present courts. */
export const answer = async <T>(db: Db, value: T): Promise<AnsweredValue<T>> =>
  answered(value, await courtsOf(db, [...new Set(communesIn(value).map(({ id }) => id))]))
