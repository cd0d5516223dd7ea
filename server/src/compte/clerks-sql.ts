import './tables.ts'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** What makes an account one of a court's clerks today, beside the court being theirs: it is open, and its authority is the registry's. */
const isOpenClerk = sql<boolean>`compte.etat = 'ACTIF' and 'GREFFE' = any(compte.authorities)`

/** The clerks of a court, those whose account is open: a file may be handed over to them, and they are written to. */
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

/** Whether this account is today a clerk of this court, both being columns: as `holderOf` of the domain asks of who took a file last. */
export const isClerkOf = (compte: string, tribunal: string) => sql<boolean>`((${sql.ref(compte)}, ${sql.ref(tribunal)}) in (
  select compte.uuid, agent_tribunal.tribunal from compte join agent_tribunal on agent_tribunal.compte = compte.uuid where ${isOpenClerk}))`
