import { CompiledQuery, sql } from 'kysely'
import './tables.ts'
import type { Db, Trx } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'

/** From where a session was opened, as its owner may recognise it. */
export interface Provenance {
  /** « Firefox – Windows ». */
  navigateur: string | null
  adresse: string | null
}

/** Opens the session a login began; its id is the OAuth2 grant's. */
export const ouvrirSession = async (db: Db, now: Date, id: string, compte: string, provenance?: Provenance): Promise<void> => {
  await db
    .insertInto('session')
    .values({ id, compte, ouverte_le: now, vue_le: now, terminee_le: null, ...provenance })
    .execute()
}

/**
 * Ends one session, or every session of an account but `sauf`, wherever it lives: its row, which every call asks for; its
 * refresh tokens; and the browser's session at the OAuth2 service, which would sign in again without a password.
 */
export const terminerSessions = async (
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

type Ligne = Omit<Personne, 'session'>

/** The one statement every call begins with: plain SQL, since building it anew would cost as much as running it (bench/). */
export const statementPersonne = `
  select compte.uuid, email, civilite, nom, prenom, authorities,
    array(select tribunal from agent_tribunal where agent_tribunal.compte = compte.uuid) as tribunaux
  from session join compte on compte.uuid = session.compte
  where session.id = $1 and session.terminee_le is null and compte.etat = 'ACTIF'`

const lire = async (db: Db, statement: string, session: string): Promise<Personne | null> => {
  const { rows } = await db.executeQuery<Ligne>(CompiledQuery.raw(statement, [session]))
  return rows[0] ? { ...rows[0], session } : null
}

/**
 * The person of a live session, in one primary-key query: a logout, a deactivation, a new password or a lost right count
 * from the next call on (design §4).
 */
export const findPersonne = (db: Db, session: string): Promise<Personne | null> => lire(db, statementPersonne, session)

/** The same inside the transaction that writes, kept so until it ends: a long upload does not outlive a right (threats T20). */
export const verrouillerPersonne = (trx: Trx, session: string): Promise<Personne | null> =>
  lire(trx, `${statementPersonne} for share of session, compte`, session)
