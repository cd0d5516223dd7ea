import { CompiledQuery } from 'kysely'
import './tables.ts'
import type { Db, Trx } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'

/** Opens the session a login began; its id is the OAuth2 grant's. */
export const ouvrirSession = async (db: Db, now: Date, id: string, compte: string): Promise<void> => {
  const { version } = await db.selectFrom('compte').select('version').where('uuid', '=', compte).executeTakeFirstOrThrow()
  await db.insertInto('session').values({ id, compte, version, ouverte_le: now, terminee_le: null }).execute()
}

/** Ends one session, or every session of an account. */
export const terminerSessions = async (db: Db, now: Date, which: { id: string } | { compte: string }): Promise<void> => {
  const update = db.updateTable('session').set({ terminee_le: now }).where('terminee_le', 'is', null)
  await ('id' in which ? update.where('id', '=', which.id) : update.where('compte', '=', which.compte)).execute()
}

type Ligne = Omit<Personne, 'session'>

/** The one statement every call begins with: plain SQL, since building it anew would cost as much as running it (bench/). */
export const statementPersonne = `
  select compte.uuid, email, civilite, nom, prenom, authorities,
    array(select tribunal from agent_tribunal where agent_tribunal.compte = compte.uuid) as tribunaux
  from session join compte on compte.uuid = session.compte
  where session.id = $1 and session.terminee_le is null and compte.etat = 'ACTIF' and compte.version = session.version`

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
