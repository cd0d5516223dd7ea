import '../tables.ts'
import type { rechercherComptes } from 'contract/compte/support'
import type { Received } from 'contract/core/call'
import { normalizeEmail } from 'domain/core/email'
import { foldedWords } from 'domain/core/folding'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../core/database.ts'
import { tribunaux } from '../../core/reference/sql.ts'

type Recherche = Received<typeof rechercherComptes>['query']

const tris = { nom: sql`compte.tri`, email: sql`lower(compte.email)`, creeLe: sql`compte.cree_le` } as const

/** One page of the accounts whose name, first name or e-mail contain every word typed (STAFF-27). */
export const searchComptes = async (db: Db, { texte, agents, page, size, sort }: Recherche) => {
  const [tri, sens] = sort.split(',') as [keyof typeof tris, 'asc' | 'desc']
  let matching = db.selectFrom('compte')
  for (const mot of foldedWords(texte.split(/\s+/).map(normalizeEmail).join(' ')))
    matching = matching.where(sql<SqlBool>`compte.recherche like motif_de_mot(${mot})`)
  if (agents) matching = matching.where(sql<SqlBool>`compte.authorities && '{GREFFE,JUGE,ADMINISTRATION}'`)
  const [total, found, courts] = await Promise.all([
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching
      .select(['uuid', 'email', 'prenom', 'nom', 'etat', 'authorities', 'cree_le'])
      .select(sql<string[]>`array(select tribunal from agent_tribunal where agent_tribunal.compte = compte.uuid)`.as('siens'))
      .orderBy(tris[tri], sens)
      .orderBy('uuid', sens)
      .limit(size)
      .offset(page * size)
      .execute(),
    tribunaux(db),
  ])
  const content = found.map(({ cree_le, siens, ...compte }) => ({
    ...compte,
    creeLe: cree_le.toISOString(),
    tribunaux: courts.filter(({ id }) => siens.includes(id)),
  }))
  return { content, totalRows: total.total, page, itemsPerPage: size, sort }
}
