import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'

const db = await testDatabase()

const tables: [rows: string, name: string, lines: RawBuilder<{ ligne: string }>][] = [
  [
    '[FINAL-07, REF-08] the courts of every commune of the three départements',
    'ressorts',
    sql`select concat_ws(';', code_insee, libelle, array_to_string(code_postaux, ' '), tribunal_judiciaire, tribunal_proximite) as ligne
        from commune where tribunal is not null order by code_insee`,
  ],
  [
    '[FINAL-07, REF-08] the sixteen courts and their addresses',
    'tribunaux',
    sql`select concat_ws(';', id, type, prefixe, libelle, adresse, complement_adresse, code_postal, commune, departement, tribunal_judiciaire) as ligne
        from tribunal order by rang`,
  ],
  [
    '[ANNEX-30, REF-04, REF-08] the newspapers of legal notices',
    'journaux',
    sql`select concat_ws(';', id, libelle, departement) as ligne from journal_legal where actif order by id`,
  ],
  [
    '[REF-08] the countries and the nationalities',
    'pays',
    sql`select concat_ws(';', code, libelle, nationalite) as ligne from pays where actif order by code`,
  ],
  [
    '[ASSO-07, REF-05, REF-06, REF-07] the domains and their themes',
    'activites',
    sql`select concat_ws(';', code, libelle) as ligne from activite where actif order by code`,
  ],
]

test.each(tables)('%s are those of the approved table', async (_, name, lines) => {
  const { rows } = await lines.execute(db)
  await expect(rows.map(({ ligne }) => `${ligne}\n`).join('')).toMatchFileSnapshot(`approved/${name}.txt`)
})
