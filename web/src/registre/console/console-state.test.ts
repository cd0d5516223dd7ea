import { expect, test } from 'vitest'
import { activeFilters, noFilters, readFilters, readTable, toQuery, toSearch } from './console-state.ts'

test('the address holds the search and leaves out default values', () => {
  expect(toSearch(noFilters, readTable({}))).toEqual({})
  const filters = { recherche: 'metz', etats: ['INSCRITE' as const], aFaire: true }
  const table = readTable({ page: '2', size: '50', sort: 'nom,desc' })
  const search = toSearch(filters, table)
  expect(search).toEqual({ recherche: 'metz', etats: ['INSCRITE'], aFaire: true, page: 2, size: 50, sort: 'nom,desc' })
  expect([readFilters({ ...search, aFaire: 'true' }), readTable(search)]).toEqual([filters, table])
  expect(activeFilters(filters)).toBe(3)
})

test('invalid values in the address give a valid query', () => {
  const filters = readFilters({ recherche: ['a'], etats: 'INCONNU', aFaire: 'peut-être' })
  expect(filters).toEqual(noFilters)
  expect(toQuery(filters, readTable({ sort: 'rien,asc', page: '-1' }))).toEqual({ recherche: '', etats: [], sort: 'echeance,asc' })
})
