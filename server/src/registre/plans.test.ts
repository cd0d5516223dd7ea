import { sql } from 'kysely'
import { colonnesRegistre, pertinenceTri } from 'contract/registre/registre'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { type Recherche, withoutFilter } from './filtres.ts'
import { requeteDesMots } from './mots-proches.ts'
import { requetePage } from './recherche.ts'

const db = await testDatabase()

/** Inserts many rows without the rest of the register: only the plans are examined. */
const fill = (from: number, rows: number) =>
  sql`
  insert into association (numero, tribunal, etat, version, nom, code_postal, commune, adresse, cree_le)
  select 'ZZZ' || lpad(i::text, 6, '0'), (array['TJ-STRASBOURG', 'TJ-COLMAR', 'TPRX-THANN'])[1 + i % 3], case when i % 20 = 0 then 'RADIEE' else 'INSCRITE' end,
    1, md5(i::text) || ' ' || md5((i * 7)::text), (67000 + i % 1000)::text, left(md5((i % 500)::text), 12), i % 90 || ' rue ' || left(md5((i % 3000)::text), 9), now()
  from generate_series(${from}::int, ${from + rows - 1}::int) as i`.execute(db)

// In batches: one statement of thirty thousand rows is cancelled on a busy machine.
for (let from = 1; from <= 30_000; from += 1000) await fill(from, 1000)
await sql`vacuum analyze association`.execute(db)
await sql`vacuum analyze mot_du_registre`.execute(db)

const plan = async (search: Partial<Recherche>): Promise<string> => {
  const { text, values } = requetePage({ ...withoutFilter, ...search }, 1000)
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
    ...sql`select`.compile(db),
    sql: `explain ${text}`,
    parameters: values,
  })
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
const readsTheTable = /Seq Scan on association/

const filters: Partial<Recherche>[] = [
  {},
  { numero: 'ZZZ0012' },
  { tribunal: 'TPRX-THANN' },
  { nom: 'abc12' },
  { nom: 'ab' },
  { codePostal: '67012' },
  { commune: '1a2b' },
  { adresse: 'rue 1a2b' },
  { etats: ['RADIEE'] },
  { recherche: 'abc12' },
  { recherche: 'ZZZ000123' },
  { recherche: 'ab 1a2b 67012' },
  { recherche: 'volume 12' },
  { recherche: 'd' },
  { nom: 'abc', commune: 'def', etats: ['INSCRITE'], tribunal: 'TJ-COLMAR' },
]

test.each(colonnesRegistre)('[SRV-36] no filter sorted by %s reads the table row by row', async (column) => {
  for (const filter of filters)
    for (const direction of ['asc', 'desc'])
      expect(await plan({ ...filter, sort: `${column},${direction}` }), JSON.stringify(filter)).not.toMatch(readsTheTable)
})

test('[SRV-36] a search by relevance never reads the table row by row', async () => {
  for (const recherche of ['abc12', 'ZZZ000123', 'ZZZ00', 'ab 1a2b 67012', 'volume 12', 'XII', 'd', 'ab', '67', 'rue d abc', 'zz qq'])
    expect(await plan({ recherche, sort: pertinenceTri }), recherche).not.toMatch(readsTheTable)
})

test('close words are searched by their letters in their own table', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${requeteDesMots(['wolfsteigeck'])}`.execute(db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('mot_du_registre_lettres')
})
