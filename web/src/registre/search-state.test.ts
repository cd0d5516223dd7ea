import { expect, test } from 'vitest'
import { listerAssociations } from 'contract/registre/registre'
import { buildQuery } from '../core/api/build-request.ts'
import { parseSearch } from '../core/search-params.ts'
import { activeFilters, isSortChosen, noFilters, readFilters, readTable, tableFor, toQuery, toSearch } from './search-state.ts'

const filters = {
  ...noFilters,
  recherche: "l'été & 100 %",
  nom: 'chorale & orgue',
  codePostal: '67000',
  volume: 'XII',
  folio: '4',
  tribunal: 'TJ-COLMAR',
  etats: ['DISSOUTE', 'RADIEE'] as const,
  mes: true,
}
const table = { page: 3, size: 50, sort: { champ: 'nom', sens: 'desc' } } as const

test('[REG-11] the address brings back the same search after Back, a reload or a shared link', () => {
  const search = parseSearch(buildQuery(toSearch({ ...filters, etats: [...filters.etats] }, table)))
  expect(readFilters(search)).toEqual(filters)
  expect(readTable(search)).toEqual(table)
})

test('the default search leaves the address empty', () => {
  expect(buildQuery(toSearch(noFilters, readTable({})))).toBe('')
})

test('[REG-10] the default sort is by court, ascending', () => {
  expect(toQuery(noFilters, readTable({})).sort).toBe('tribunal,asc')
})

test.each([
  ['?etats=A&etats=INSCRITE&page=-4&size=7&sort=secret,asc'],
  [`?nom=${'x'.repeat(500)}&mes=peut-etre&page=abc`],
  ['?numero=1&numero=2'],
])('[TABLE-03] whatever the address holds (%s), the call is one that the contract accepts', (address) => {
  const search = parseSearch(address)
  const query = parseSearch(buildQuery(toQuery(readFilters(search), readTable(search))))
  expect(listerAssociations.query.safeParse(query).success).toBe(true)
})

test('the number of active filters counts a list once', () => {
  expect(activeFilters(noFilters)).toBe(0)
  expect(activeFilters({ ...filters, etats: [...filters.etats] })).toBe(7)
})

const chosen = { champ: 'nom', sens: 'desc' } as const
const relevance = { champ: 'pertinence', sens: 'desc' }

test('a text search sorts by relevance unless another sort was chosen; without text the specified order applies', () => {
  const judo = { ...noFilters, recherche: 'judo' }
  expect(readTable({ recherche: 'judo' }).sort).toEqual(relevance)
  expect(readTable({ recherche: ' ', sort: 'pertinence,desc' }).sort.champ).toBe('tribunal')
  expect(readTable({ recherche: 'judo', sort: 'pertinence,asc' }).sort).toEqual(relevance)
  expect(readTable({ recherche: 'judo', sort: 'tribunal,asc' }).sort.champ).toBe('tribunal')
  const bare = readTable({})
  expect(tableFor(judo, noFilters, { ...bare, page: 4 })).toEqual({ ...bare, page: 1, sort: relevance })
  expect(tableFor(noFilters, judo, { ...bare, sort: { champ: 'pertinence', sens: 'desc' } })).toEqual(bare)
  expect(tableFor(judo, noFilters, { ...bare, sort: chosen }).sort).toEqual(chosen)
  expect([
    isSortChosen(judo, { ...bare, sort: chosen }),
    isSortChosen(judo, readTable(judo)),
    isSortChosen(noFilters, { ...bare, sort: chosen }),
  ]).toEqual([true, false, false])
  // When a text search uses the specified order by choice, the address keeps it.
  expect(buildQuery(toSearch(judo, bare))).toBe('?recherche=judo&sort=tribunal%2Casc')
})
