import { expect, test } from 'vitest'
import { listerAssociations } from 'contract/registre/registre'
import { buildQuery } from '../core/api/build-request.ts'
import { parseSearch } from '../core/search-params.ts'
import { activeFilters, noFilters, readFilters, readTable, toQuery, toSearch } from './search-state.ts'

const filters = {
  ...noFilters,
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

test('a search by default leaves the address bare', () => {
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
