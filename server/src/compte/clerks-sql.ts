import './tables.ts'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Condition on `compte`: the account is open and has the authority of a clerk. The court itself is checked by the query. */
const isOpenClerk = sql<boolean>`compte.etat = 'ACTIF' and 'GREFFE' = any(compte.authorities)`

/** Returns the clerks of a court whose account is open: a file may be handed over to them, and they receive its mails. */
export const clerksOf = (db: Db, tribunal: string) =>
  db
    .selectFrom('compte')
    .innerJoin('agent_tribunal', 'agent_tribunal.compte', 'compte.uuid')
    .select(['compte.uuid', 'compte.prenom', 'compte.nom', 'compte.civilite', 'compte.email'])
    .where('agent_tribunal.tribunal', '=', tribunal)
    .where(isOpenClerk)
    .orderBy('compte.nom')
    .orderBy('compte.prenom')
    .orderBy('compte.uuid')
    .execute()

/**
 * Condition that an account is a clerk of a court today; both arguments are columns. Same rule as `holderOf` of the domain for the clerk who
 * last took a file.
 */
export const isClerkOf = (compte: string, tribunal: string) => sql<boolean>`((${sql.ref(compte)}, ${sql.ref(tribunal)}) in (
  select compte.uuid, agent_tribunal.tribunal from compte join agent_tribunal on agent_tribunal.compte = compte.uuid where ${isOpenClerk}))`
