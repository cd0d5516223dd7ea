import '../requetes/tables.ts'
import '../rattachements/tables.ts'
import { type SqlBool, sql } from 'kysely'
import { isFiledBy } from '../requetes/is-known-to.ts'
import { type DatedLecteur, live } from '../rattachements/living.ts'

/**
 * The requests a user follows: those they filed and those of the associations they are attached to today (REQ-20). A clerk finds those of
 * their court in its queues. An array instead of a subquery lets both conditions use their index.
 */
export const isFollowedBy = ({ uuid, aujourdhui }: DatedLecteur) => sql<SqlBool>`(${isFiledBy(uuid)} or requete.association = any(array(
  select rattachement.association from rattachement where rattachement.compte = ${uuid} and ${live(aujourdhui)})))`
