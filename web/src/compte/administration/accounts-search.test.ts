import { expect, test } from 'vitest'
import { rechercherComptes } from 'contract/compte/support'
import { buildQuery } from '../../core/api/build-request.ts'
import { parseSearch } from '../../core/search-params.ts'
import { noFilters, readFilters, readTable, toQuery, toSearch } from './accounts-search.ts'

const filters = { texte: 'weber & fils', agents: true }
const table = { page: 3, size: 50, sort: { champ: 'creeLe', sens: 'desc' } } as const

test('the address restores the search of accounts after Back, a reload or from a shared link', () => {
  const search = parseSearch(buildQuery(toSearch(filters, table)))
  expect(readFilters(search)).toEqual(filters)
  expect(readTable(search)).toEqual(table)
})

test('the default search of accounts leaves the address empty', () => {
  expect(buildQuery(toSearch(noFilters, readTable({})))).toBe('')
})

test.each(['?agents=peut-etre&page=-4&size=7&sort=mot_passe,asc', `?texte=${'x'.repeat(500)}&page=abc`, '?texte=a&texte=b'])(
  'whatever the address holds (%s), the contract accepts the call',
  (address) => {
    const search = parseSearch(address)
    const query = parseSearch(buildQuery(toQuery(readFilters(search), readTable(search))))
    expect(rechercherComptes.query.safeParse(query).success).toBe(true)
  },
)
