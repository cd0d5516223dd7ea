import './tables.ts'
import { type SqlBool, sql } from 'kysely'
import type { Personne } from '../core/personne.ts'

/** Who asks, and the day it is for them. */
export type LecteurDuJour = Pick<Personne, 'uuid' | 'aujourdhui'>

/** Whether an attachment of a query gives its rights that day: neither ended nor past its last day (migration 0034). */
export const vivant = (aujourdhui: string, table = 'rattachement') =>
  sql<SqlBool>`rattachement_vivant(${sql.ref(table)}, ${aujourdhui}::date)`

/** Whether an invitation of a query may be answered that day (INVITE-13). */
export const enAttente = (aujourdhui: string) => sql<SqlBool>`invitation_vivante(invitation, ${aujourdhui}::date)`
