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

/** The one statement every call begins with (measured by bench/). */
export const personneDe = (db: Db, session: string) =>
  db
    .selectFrom('session')
    .innerJoin('compte', 'compte.uuid', 'session.compte')
    .select((eb) => [
      'compte.uuid',
      'email',
      'civilite',
      'nom',
      'prenom',
      'authorities',
      eb
        .selectFrom('agent_tribunal')
        .select((inner) => inner.fn.coalesce(inner.fn<string[]>('array_agg', ['tribunal']), inner.val<string[]>([])).as('ids'))
        .whereRef('agent_tribunal.compte', '=', 'compte.uuid')
        .as('tribunaux'),
    ])
    .where('session.id', '=', session)
    .where('session.terminee_le', 'is', null)
    .where('compte.etat', '=', 'ACTIF')
    .whereRef('compte.version', '=', 'session.version')

/**
 * The person of a live session, in one primary-key query: a logout, a deactivation, a new password or a lost right count
 * from the next call on (design §4).
 */
export const findPersonne = async (db: Db, session: string): Promise<Personne | null> => {
  const row = await personneDe(db, session).executeTakeFirst()
  return row ? { ...row, session, tribunaux: row.tribunaux ?? [] } : null
}

/** The same inside the transaction that writes, kept so until it ends: a long upload does not outlive a right (threats T20). */
export const verrouillerPersonne = async (trx: Trx, session: string): Promise<Personne | null> => {
  const row = await personneDe(trx, session).forShare(['session', 'compte']).executeTakeFirst()
  return row ? { ...row, session, tribunaux: row.tribunaux ?? [] } : null
}
