import { expect, test } from 'vitest'
import fc from 'fast-check'
import { isCut, nearby, pageCount, readTableState, sortedBy, toPaging } from './paging.ts'

const tribunal = { champ: 'tribunal', sens: 'asc' } as const
const sortable = ['tribunal', 'nom']
// Any value that parseSearch can return.
const typed = fc.oneof(fc.string(), fc.array(fc.string()), fc.integer().map(String))
const read = (search: Record<string, unknown>) => readTableState(search, tribunal, sortable)

test('[TABLE-02] pages count from 1 on screen and from 0 in the call', () => {
  expect([read({}).page, toPaging(read({})).page]).toEqual([1, '0'])
  expect(toPaging({ page: 3, size: 10, sort: tribunal })).toEqual({ page: '2', size: '10', sort: 'tribunal,asc' })
})

test('[CONST-05] « all » is sent as 2000 rows', () => {
  expect(toPaging({ page: 1, size: -1, sort: tribunal }).size).toBe('2000')
})

test('[CONST-04] an empty address shows 20 rows of page 1, in the default order', () => {
  expect(read({})).toEqual({ page: 1, size: 20, sort: tribunal })
})

test('valid values of an address are kept', () => {
  expect(read({ page: '4', size: '-1', sort: 'nom,desc' })).toEqual({ page: 4, size: -1, sort: { champ: 'nom', sens: 'desc' } })
})

test('[TABLE-03] whatever the address holds, the call has a page from 0, a bounded size and a sort', () => {
  fc.assert(
    fc.property(fc.record({ page: typed, size: typed, sort: fc.string() }), (search) => {
      const paging = toPaging(read(search))
      expect(paging.page).toMatch(/^\d+$/)
      expect(['10', '20', '50', '2000']).toContain(paging.size)
      expect(paging.sort).toMatch(/^(tribunal|nom),(asc|desc)$/)
    }),
  )
})

test.each([
  [0, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [100_000, -1, 1],
])('%i rows by %i make %i pages', (rows, size, pages) => {
  expect(pageCount(rows, size)).toBe(pages)
})

test('« all » is cut above 2,000 rows, and a page never is', () => {
  expect([1999, 2000, 2001].map((rows) => isCut(rows, -1))).toEqual([false, false, true])
  expect(isCut(2001, 50)).toBe(false)
})

test('[TABLE-03] a click sorts a column ascending, the next one descending, always from page 1', () => {
  const first = sortedBy({ page: 5, size: 20, sort: tribunal }, 'nom')
  expect(first).toEqual({ page: 1, size: 20, sort: { champ: 'nom', sens: 'asc' } })
  const second = sortedBy(first, 'nom')
  expect([second, sortedBy(second, 'nom')].map(({ sort }) => sort.sens)).toEqual(['desc', 'asc'])
})

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [2, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, null, 5]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('[TABLE-02] on page %i of %i, several skipped pages become an ellipsis, and a single one its number', (page, pages, shown) => {
  expect(nearby(page, pages)).toEqual(shown)
})
