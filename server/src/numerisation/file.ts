import type { Answered, Received } from 'contract/core/call'
import type { listerNumerisations as listerCall } from 'contract/numerisation/numerisation'
import { sql } from 'kysely'
import '../association/tables.ts'
import { inRessort } from '../compte/ressort.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import './tables.ts'

const tris = {
  demandeeLe: sql`numerisation.demandee_le`,
  numero: sql`association.numero collate "C"`,
  nom: sql`association.tri_nom`,
} as const

const pendingNumerisations = (db: Db, agent: Personne) =>
  db
    .selectFrom('numerisation')
    .innerJoin('association', 'association.numero', 'numerisation.association')
    .where('numerisation.etat', '=', 'EN_COURS')
    .where(inRessort(agent, 'association.tribunal'))

/** The queue of digitisations of the clerk's courts. A page past the end returns the last page (STAFF-19). */
export const listNumerisations = async (
  db: Db,
  agent: Personne,
  { page: asked, size, sort }: Received<typeof listerCall>['query'],
): Promise<Answered<typeof listerCall>> => {
  const { totalRows } = await pendingNumerisations(db, agent)
    .select(({ fn }) => fn.countAll<number>().as('totalRows'))
    .executeTakeFirstOrThrow()
  const page = Math.max(0, Math.min(asked, Math.ceil(totalRows / size) - 1))
  const [tri, sens] = sort.split(',') as [keyof typeof tris, 'asc' | 'desc']
  const rows = await pendingNumerisations(db, agent)
    .select([
      'association.numero',
      'association.nom',
      'association.commune',
      'association.volume',
      'association.folio',
      'numerisation.demandee_le as demandeeLe',
    ])
    .select(({ selectFrom }) =>
      selectFrom('numerisation_demandeur')
        .select(({ fn }) => fn.countAll<number>().as('demandeurs'))
        .whereRef('numerisation_demandeur.association', '=', 'association.numero')
        .as('demandeurs'),
    )
    .orderBy(tris[tri], sens)
    .orderBy('association.numero', sens)
    .limit(size)
    .offset(page * size)
    .execute()
  const content = rows.map(({ demandeeLe, demandeurs, ...same }) => ({
    ...same,
    demandeeLe: demandeeLe.toISOString(),
    demandeurs: demandeurs ?? 0,
  }))
  return { content, totalRows, page, itemsPerPage: size, sort }
}
