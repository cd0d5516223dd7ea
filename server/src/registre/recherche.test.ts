import { readVersion } from 'domain/association/read-version'
import fc from 'fast-check'
import { etatsAssociation } from 'domain/association/etats'
import { colonnesRegistre } from 'contract/registre/registre'
import { beforeAll, expect, test } from 'vitest'
import { aRegisteredAssociation } from '../../test/register.ts'
import { testOffice } from '../../test/office.ts'
import { someone } from '../../test/people.ts'
import { seedAssociations } from '../app/seed/associations.ts'
import { tribunaux } from '../core/reference/sql.ts'
import { type Recherche, withoutFilter } from './filtres.ts'
import { searchAssociations, requetePage } from './recherche.ts'

const office = await testOffice()
const { db } = office

interface Row {
  numero: string
  tribunal: string
  tribunalId: string
  nom: string
  codePostal: string
  commune: string
  adresse: string
  etat: (typeof etatsAssociation)[number]
}
let rows: Row[] = []
let mine: Set<string>
let me: string
const courts = await tribunaux(db)

/** Names, places and codes that a careless search would mishandle. */
const awkward = [
  { denomination: '100 % vélo', codePostal: '68480 ', adresse: '3 rue_basse' },
  { denomination: 'Œuvre du Pré-aux-Clercs', codePostal: '5700', adresse: String.raw`12 cour C:\temp` },
  { denomination: "L'Ânerie d'Évelyne", codePostal: '570000', adresse: 'Straße 5' },
  { denomination: 'ÉCOLE de musique (Élan)', codePostal: '57', adresse: 'Île aux cygnes' },
  { denomination: 'A B', codePostal: '681180', adresse: '1 a' },
]

beforeAll(async () => {
  await seedAssociations(office, 300)
  const person = await someone(office)
  me = person.uuid
  for (const { denomination, codePostal, adresse } of awkward) {
    const seen = await db.selectFrom('version').select('contenu').limit(1).executeTakeFirstOrThrow()
    const siege = { ...readVersion(seen.contenu).informations.adresse, codePostal, adresse }
    await aRegisteredAssociation(office, {
      informations: { denomination, adresse: siege },
      etatAssociation: 'NONCONFORME',
      rattaches: [{ personne: person }],
    })
  }
  rows = (
    await db
      .selectFrom('association')
      .innerJoin('tribunal', 'tribunal.id', 'association.tribunal')
      .select([
        'association.numero',
        'tribunal.libelle as tribunal',
        'tribunal.id as tribunalId',
        'nom',
        'association.code_postal as codePostal',
        'association.commune',
        'association.adresse',
        'etat',
      ])
      .execute()
  ).toSorted((a, b) => (a.numero < b.numero ? -1 : 1))
  mine = new Set(
    (await db.selectFrom('rattachement').select('association').where('compte', '=', me).execute()).map(({ association }) => association),
  )
})

// The oracle in plain JavaScript: letters without accents, words separated by one space.
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replaceAll(/[\][\s'"`<>(){},./;:–-]+/g, ' ')
    .trim()
// Also folded by the search: `ä`, `ae` and `a` are equal, and « St » before a word is « Saint ».
const sought = (text: string): string =>
  plain(text)
    .replaceAll(/([aou])e+/g, '$1')
    .replaceAll(/\bst(es?|s?) (?=.)/g, 'saint$1 ')
const holds = (text: string, filter: string): boolean =>
  sought(filter)
    .split(' ')
    .filter(Boolean)
    .every((word) => (word.length <= 2 ? ` ${sought(text)}`.includes(` ${word}`) : sought(text).includes(word)))

const keys: Record<(typeof colonnesRegistre)[number], (row: Row) => string> = {
  numero: ({ numero }) => numero,
  tribunal: ({ tribunalId }) => String(courts.findIndex(({ id }) => id === tribunalId)).padStart(2, '0'),
  nom: ({ nom }) => plain(nom),
  codePostal: ({ codePostal }) => codePostal.replaceAll(/\D/g, ''),
  commune: ({ commune }) => plain(commune),
  adresse: ({ adresse }) => plain(adresse),
  etat: ({ etat }) => etat,
}
// Orders code points as the collation "C" does.
const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))

const expected = (search: Recherche): Row[] => {
  const [column, direction] = search.sort.split(',') as [(typeof colonnesRegistre)[number], string]
  const key = keys[column]
  const sign = direction === 'asc' ? 1 : -1
  return rows
    .filter(
      (row) =>
        row.numero.startsWith(search.numero.toUpperCase()) &&
        (!search.tribunal || row.tribunalId === search.tribunal) &&
        holds(row.nom, search.nom) &&
        row.codePostal.replaceAll(/\D/g, '').startsWith(search.codePostal) &&
        holds(row.commune, search.commune) &&
        holds(row.adresse, search.adresse) &&
        (search.etats.length === 0 || search.etats.includes(row.etat)) &&
        (!search.rattacheA || mine.has(row.numero)),
    )
    .toSorted((a, b) => sign * (compare(key(a), key(b)) || compare(a.numero, b.numero)))
}

const agree = async (filters: Partial<Recherche>, cap = 100_000): Promise<Row[]> => {
  const search = { ...withoutFilter, ...filters }
  const all = expected(search)
  const found = await searchAssociations(db, search, cap)
  const total = Math.min(all.length, cap)
  const last = Math.max(0, Math.ceil(total / search.size) - 1)
  const page = Math.min(search.page, last)
  expect({ ...found, content: found.content.map(({ numero }) => numero) }).toEqual({
    content: all.slice(page * search.size, (page + 1) * search.size).map(({ numero }) => numero),
    totalRows: total,
    totalCapped: all.length > cap,
    proches: false,
    page,
    sort: search.sort,
  })
  return all
}

/** Every filter alone and combined, built from pieces of real rows so that most searches find something. */
const search = fc.record(
  {
    numero: fc.constantFrom('STR', 'str0000', 'COL000001', 'X', 'STR%'),
    tribunal: fc.constantFrom('TJ-STRASBOURG', 'TPRX-THANN', 'TJ-NULLEPART'),
    nom: fc.constantFrom(
      'a',
      'd',
      'chorale',
      'CHORALE',
      'harmo',
      'echecs cercle',
      "d'ober",
      'élèves',
      'œuvre',
      'oeuvre',
      '%',
      '_',
      '100 %',
      '\\',
      'a b',
      '((',
      "l'anerie",
      'zzz',
      'e',
      'pre-aux',
      'ecole elan',
    ),
    codePostal: fc.constantFrom('6', '67', '67000', '68480', '57', '5700', '570000', '9'),
    commune: fc.constantFrom('stras', 'COLMAR', 'heim', 's', 'sainte', 'mulhouse'),
    adresse: fc.constantFrom('rue', 'place eglise', '12', '1', 'l', 'c:\\temp', 'strasse', 'ile', 'rue_basse'),
    etats: fc.uniqueArray(fc.constantFrom(...etatsAssociation), { minLength: 1, maxLength: 3 }),
    rattacheA: fc.constant('me'),
    page: fc.nat(12),
    size: fc.constantFrom(1, 7, 20, 2000),
    sort: fc.constantFrom(...colonnesRegistre.flatMap((column) => [`${column},asc`, `${column},desc`])),
  },
  { requiredKeys: [] },
)

test('[REG-01, REG-02, REG-03, REG-04, REG-05, REG-06, REG-07, REG-13, SRV-36, TABLE-04] any filters, sort and page give the same rows as a naive reading of the table', async () => {
  await fc.assert(
    // A low cap takes the other branch of the statement, the one of a register above 100,000 rows.
    fc.asyncProperty(search, fc.constantFrom(100_000, 30, 5), async ({ rattacheA, ...filters }, cap) => {
      await agree({ ...filters, ...(rattacheA && { rattacheA: { uuid: me, aujourdhui: '2026-11-20' } }) }, cap)
    }),
    { numRuns: 500 },
  )
})

test('[REG-13] accents, capitals, hyphens and ligatures do not count; one or two letters begin a word', async () => {
  for (const spellings of [
    ['pré aux', 'PRE-AUX', 'Pré.Aux'],
    ['œuvre', 'oeuvre', 'OEUVRE'],
    ["l'ânerie", 'L ANERIE'],
    ['élan école', 'Ecole (Elan)'],
  ]) {
    const found = await Promise.all(spellings.map((nom) => agree({ nom })))
    expect(found[0]?.length, spellings[0]).toBeGreaterThan(0)
    for (const each of found) expect(each).toEqual(found[0])
  }
  const started = await agree({ nom: 'ec' })
  expect(started.length).toBeGreaterThan(0)
  for (const { nom } of started) expect(` ${plain(nom)}`).toContain(' ec')
})

test('[REG-04] the invalid postal codes of the former registers are found by their digits and break nothing', async () => {
  for (const codePostal of ['68480', '5700', '570000', '681180', '57'])
    expect((await agree({ codePostal })).length, codePostal).toBeGreaterThan(0)
})

test.each(colonnesRegistre)('[REG-14] the register sorts by %s both ways, the number deciding between equals', async (column) => {
  // With and without a filter, the statement takes two different branches.
  for (const filters of [{}, { etats: ['INSCRITE', 'NONCONFORME'] as const }])
    for (const direction of ['asc', 'desc'])
      for (const page of [0, 1]) await agree({ ...filters, sort: `${column},${direction}`, page, size: 50 })
})

test('totals are exact up to 10,000 with a text and to 100,000 without; one more row says that there are more', async () => {
  for (const mots of ['nom', 'commune', 'adresse'] as const)
    expect(requetePage({ ...withoutFilter, [mots]: 'a' }).text, mots).toContain('limit 10001')
  for (const autre of [{}, { numero: 'STR' }, { tribunal: 'TJ-METZ' }, { codePostal: '67' }, { etats: ['INSCRITE' as const] }])
    expect(requetePage({ ...withoutFilter, ...autre }).text).toContain('limit 100001')
  for (const filters of [{}, { nom: 'a' }, { codePostal: '6' }]) {
    const { length } = expected({ ...withoutFilter, ...filters })
    expect(length).toBeGreaterThan(20)
    // At the cap, beyond it, and on the last page that the cap allows.
    for (const cap of [length, length - 1, length - 7]) for (const page of [0, 9999]) await agree({ ...filters, page }, cap)
  }
})

test.each(colonnesRegistre)('pages by %s neither repeat nor lose a row, however many have equal keys', async (column) => {
  for (const direction of ['asc', 'desc']) {
    const seen: string[] = []
    for (let page = 0; page * 17 < rows.length; page += 1) {
      const { content } = await searchAssociations(db, { ...withoutFilter, sort: `${column},${direction}`, page, size: 17 })
      seen.push(...content.map(({ numero }) => numero))
    }
    expect(seen.toSorted()).toEqual(rows.map(({ numero }) => numero))
  }
})

test('[TABLE-04] a page beyond the last one is the last one, and an empty result is page 0', async () => {
  const all = await agree({ page: 9999 })
  expect((await searchAssociations(db, { ...withoutFilter, page: 9999 })).page).toBe(Math.ceil(all.length / 20) - 1)
  expect(await searchAssociations(db, { ...withoutFilter, nom: 'zzzz', page: 5 })).toEqual({
    content: [],
    totalRows: 0,
    totalCapped: false,
    proches: false,
    page: 0,
    sort: withoutFilter.sort,
  })
})
