import { sql } from 'kysely'
import type { Recherche } from 'server/registre/filtres'
import type { Db } from 'server/core/database'

const sorts: Record<string, string> = {
  numero: 'a.numero',
  tribunal: 't.libelle',
  nom: 'unaccent(lower(a.nom))',
  codePostal: 'a.code_postal',
  commune: 'unaccent(lower(a.commune))',
  adresse: 'unaccent(lower(a.adresse))',
  etat: 'a.etat',
}

/** The anchor: the same page in naive SQL, with `ilike '%…%'`, an exact count and an offset. */
export const naivePage = async (db: Db, { sort, page, size, ...filters }: Recherche): Promise<void> => {
  const where = [sql`true`]
  for (const [column, value] of [
    ['nom', filters.nom],
    ['commune', filters.commune],
    ['adresse', filters.adresse],
    ['code_postal', filters.codePostal],
    ['numero', filters.numero],
  ] as const)
    if (value) where.push(sql`unaccent(lower(a.${sql.raw(column)})) like unaccent(lower(${`%${value}%`}))`)
  if (filters.volume) where.push(sql`a.volume = ${filters.volume}`)
  if (filters.folio) where.push(sql`a.folio = ${filters.folio}`)
  if (filters.tribunal) where.push(sql`a.tribunal = ${filters.tribunal}`)
  if (filters.etats.length > 0) where.push(sql`a.etat = any(${[...filters.etats]})`)
  const [column = '', direction] = sort.split(',')
  const matching = sql`from association a join tribunal t on t.id = a.tribunal where ${sql.join(where, sql` and `)}`
  await sql`select count(*) ${matching}`.execute(db)
  await sql`select a.numero, t.libelle, a.nom, a.code_postal, a.commune, a.adresse, a.etat ${matching}
    order by ${sql.raw(sorts[column] ?? '')} ${sql.raw(direction === 'desc' ? 'desc' : 'asc')}, a.numero limit ${size} offset ${page * size}`.execute(
    db,
  )
}
