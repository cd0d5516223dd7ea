import './tables.ts'
import { type SqlBool, sql } from 'kysely'
import type { Personne } from '../core/personne.ts'

/** The reader of a query, and the current day in Paris. */
export type DatedLecteur = Pick<Personne, 'uuid' | 'aujourdhui'>

/** SQL condition: the attachment gives its rights on that day, neither ended nor past its last day (migration 0034). */
export const live = (aujourdhui: string, table = 'rattachement') =>
  sql<SqlBool>`rattachement_vivant(${sql.ref(table)}, ${aujourdhui}::date)`

/** SQL condition: the invitation may be answered on that day (INVITE-13). */
export const enAttente = (aujourdhui: string) => sql<SqlBool>`invitation_vivante(invitation, ${aujourdhui}::date)`
