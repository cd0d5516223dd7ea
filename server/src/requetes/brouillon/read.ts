import type { Answered } from 'contract/core/call'
import type { getBrouillon as getCall } from 'contract/requetes/brouillon'
import type { listerBrouillons as listerCall } from 'contract/requetes/brouillons'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { notFound } from '../../core/server-errors.ts'
import { say } from './say.ts'
import { refuseFiled } from './refuse-filed.ts'
import { findBrouillon, listeDe } from './sql.ts'

/** The drafts of a person, the latest first (HOME-06). */
export const listBrouillons = async (db: Db, { uuid }: Personne): Promise<Answered<typeof listerCall>> =>
  (await listeDe(db, uuid)).map(({ revision, enregistreLe, ...brouillon }) => ({ ...brouillon, ...say(revision, enregistreLe) }))

/** Returns a draft with its content to its author; 404 to anybody else. */
export const getBrouillon = async (db: Db, user: Personne, id: string): Promise<Answered<typeof getCall>> => {
  const found = await findBrouillon(db, user.uuid, id)
  if (!found) {
    await refuseFiled(db, user, id)
    throw notFound()
  }
  const { revision, enregistreLe, ...brouillon } = found
  return { ...brouillon, ...say(revision, enregistreLe) }
}
