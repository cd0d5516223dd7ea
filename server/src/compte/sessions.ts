import { jourDeParis } from 'domain/core/jour'
import { CompiledQuery, sql } from 'kysely'
import './tables.ts'
import type { Db, Trx } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'

/** The origin of a session, as its owner may recognise it. */
export interface Provenance {
  /** « Firefox – Windows ». */
  navigateur: string | null
  adresse: string | null
}

const inconnue: Provenance = { navigateur: null, adresse: null }

/** In seconds: a session ends after one hour without use, and after twelve hours in any case (rule L1). */
export const dureeSession = { inactive: 3600, totale: 12 * 3600 } as const

/**
 * Opens the session of a sign-in. Its id is that of the OAuth2 grant. `breve`: the session of an activation, which can only show the e-mail
 * and is not listed.
 */
export const startSession = async (
  db: Db,
  now: Date,
  id: string,
  compte: string,
  { provenance = inconnue, breve = false }: { provenance?: Provenance; breve?: boolean } = {},
): Promise<void> => {
  await db
    .insertInto('session')
    .values({ id, compte, ouverte_le: now, vue_le: breve ? null : now, terminee_le: null, ...provenance })
    .execute()
  if (!breve) await db.updateTable('compte').set({ vu_le: now }).where('uuid', '=', compte).execute()
}

/** Records the use of a session by a token refresh. Returns the seconds left before its absolute end, null once it has ended. */
export const touchSession = async (db: Db, now: Date, id: string): Promise<number | null> => {
  const seen = await db
    .updateTable('session')
    .set({ vue_le: now })
    .where('id', '=', id)
    .where('terminee_le', 'is', null)
    .returning('ouverte_le')
    .executeTakeFirst()
  return seen ? dureeSession.totale - Math.floor((now.getTime() - seen.ouverte_le.getTime()) / 1000) : null
}

/** Whether a session is still open: neither ended nor unused for an hour. */
export const isSessionLive = async (db: Db, now: Date, id: string): Promise<boolean> => {
  const live = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('terminee_le', 'is', null)
    .where('vue_le', '>', new Date(now.getTime() - dureeSession.inactive * 1000))
    .executeTakeFirst()
  return live !== undefined
}

/** The open sessions of an account, last used first. */
export const openSessions = (db: Db, now: Date, compte: string) =>
  db
    .selectFrom('session')
    .select(['id', 'ouverte_le', 'vue_le', 'navigateur', 'adresse'])
    .where('compte', '=', compte)
    .where('terminee_le', 'is', null)
    .where('vue_le', '>', new Date(now.getTime() - dureeSession.inactive * 1000))
    .where('ouverte_le', '>', new Date(now.getTime() - dureeSession.totale * 1000))
    .orderBy('vue_le', 'desc')
    .orderBy('id')
    .execute()

/** Locks the sessions of an account. Always before the account itself, so that two writers cannot deadlock (threat T20). */
export const lockSessions = async (trx: Trx, compte: string): Promise<void> => {
  await trx.selectFrom('session').select('id').where('compte', '=', compte).where('terminee_le', 'is', null).forUpdate().execute()
}

/**
 * Ends one session, or every session of an account but `sauf`, in all three places: its row, which every call checks; its refresh tokens;
 * and the browser's session at the OAuth2 service, which could otherwise sign in again without a password.
 */
export const endSessions = async (
  db: Db,
  now: Date,
  which: { id: string; compte?: string } | { compte: string; sauf?: string },
): Promise<void> => {
  let open = db.updateTable('session').set({ terminee_le: now }).where('terminee_le', 'is', null)
  if ('id' in which) open = open.where('id', '=', which.id)
  if (which.compte !== undefined) open = open.where('compte', '=', which.compte)
  if ('sauf' in which && which.sauf !== undefined) open = open.where('id', '!=', which.sauf)
  const ended = await open.returning('id').execute()
  const ids = ended.map(({ id }) => id)
  await sql`delete from oidc where grant_id = any(${ids}) or (type = 'Grant' and id = any(${ids}))
    or (type = 'Session' and contenu -> 'authorizations' -> 'portail' ->> 'grantId' = any(${ids}))`.execute(db)
}

type Ligne = Omit<Personne, 'session' | 'aujourdhui'>

/** The statement that every call runs first. Plain SQL, because building the query would cost as much as running it (bench/). */
export const statementPersonne = `
  select compte.uuid, email, civilite, nom, prenom, authorities,
    array(select tribunal from agent_tribunal where agent_tribunal.compte = compte.uuid) as tribunaux
  from session join compte on compte.uuid = session.compte
  where session.id = $1 and session.terminee_le is null and compte.etat = 'ACTIF'`

const read = async (db: Db, statement: string, session: string, aujourdhui: string): Promise<Personne | null> => {
  const { rows } = await db.executeQuery<Ligne>(CompiledQuery.raw(statement, [session]))
  return rows[0] ? { ...rows[0], session, aujourdhui } : null
}

/**
 * The person of an open session, in one primary-key query: a logout, a deactivation, a new password or a lost right applies from the next
 * call on.
 */
export const findPersonne = (db: Db, session: string, now: Date): Promise<Personne | null> =>
  read(db, statementPersonne, session, jourDeParis(now))

/** Same, locked until the writing transaction ends: a long upload must not outlive a right (threat T20). */
export const lockPersonne = (trx: Trx, { session, aujourdhui }: Pick<Personne, 'session' | 'aujourdhui'>): Promise<Personne | null> =>
  read(trx, `${statementPersonne} for share of session, compte`, session, aujourdhui)
