import { expect, test } from 'vitest'
import { activeFilters, noFilters, readFilters, readTable, toQuery, toSearch } from './requests-state.ts'

test('[REQ-13] an address that says nothing asks for every request, the last filed first', () => {
  expect(toQuery(readFilters({}), readTable({}))).toEqual({
    ...noFilters,
    page: '0',
    size: '20',
    sort: 'datePreEnregistrement,desc',
  })
  expect(activeFilters(readFilters({}))).toBe(0)
})

test('filters and table state survive a round trip through the address', () => {
  const filters = {
    numero: 'R26',
    denomination: 'écluse',
    types: ['CREATION' as const],
    etats: ['REJETEE' as const],
    datePreEnregistrement: '2026-11-20',
  }
  const table = { page: 3, size: 50, sort: { champ: 'etat', sens: 'asc' as const } }
  const search = toSearch(filters, table)
  expect([readFilters(search), readTable(search)]).toEqual([filters, table])
  expect(activeFilters(filters)).toBe(5)
  expect(toSearch(noFilters, readTable({}))).toEqual({ ...noFilters, page: undefined, size: undefined, sort: undefined })
})

test('invalid values in the address are ignored: unknown type or state, impossible day, column that does not sort', () => {
  const search = { types: ['CREATION', 'AUTRE'], etats: 'AUTRE', datePreEnregistrement: '2026-02-30', sort: 'compte,asc' }
  expect(readFilters(search)).toEqual({ ...noFilters, types: ['CREATION'] })
  expect(readTable(search).sort).toEqual({ champ: 'datePreEnregistrement', sens: 'desc' })
})
