import { sql } from 'kysely'
import type { Personne } from '../core/personne.ts'

/** SQL condition of every query made for a clerk: the row's court is one of theirs. A clerk without a court finds nothing. */
export const inRessort = (agent: Pick<Personne, 'tribunaux'>, column: string) =>
  sql<boolean>`${sql.ref(column)} = any(${[...agent.tribunaux]}::text[])`

/** Whether this person is a clerk of this court. */
export const isOfGreffe = ({ authorities, tribunaux }: Pick<Personne, 'authorities' | 'tribunaux'>, tribunal: string): boolean =>
  authorities.includes('GREFFE') && tribunaux.includes(tribunal)

/** Whether this person is a clerk or a judge of this court. */
export const isOfTribunal = ({ authorities, tribunaux }: Pick<Personne, 'authorities' | 'tribunaux'>, tribunal: string): boolean =>
  (authorities.includes('GREFFE') || authorities.includes('JUGE')) && tribunaux.includes(tribunal)
