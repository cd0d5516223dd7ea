import { expect, test } from 'vitest'
import fc from 'fast-check'
import { buildQuery } from './api/build-request.ts'
import { listOf, parseSearch, searchOf } from './search-params.ts'

test('a postal code in an address keeps its zeros', () => {
  expect(parseSearch('?codePostal=01000&mes=true')).toEqual({ codePostal: '01000', mes: 'true' })
})

test('a repeated key becomes a list, and a single value can be read as a list', () => {
  expect(parseSearch('etats=A&etats=B')).toEqual({ etats: ['A', 'B'] })
  expect(listOf('A')).toEqual(['A'])
  expect(listOf(['A', 'B'])).toEqual(['A', 'B'])
  expect(listOf(undefined)).toEqual([])
})

test('a query is read back as it was written', () => {
  const value = fc.oneof(fc.string({ minLength: 1 }), fc.array(fc.string({ minLength: 1 }), { minLength: 2 }))
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value), (search) => {
      expect(parseSearch(buildQuery(search))).toEqual({ ...search })
    }),
  )
})

test('a page keeps only the keys it reads', () => {
  const read = searchOf('nom', 'page', 'etats')
  expect(read(parseSearch('?nom=chorale&etats=INSCRITE&etats=RADIEE&utm_source=x&__proto__=y'))).toEqual({
    nom: 'chorale',
    etats: ['INSCRITE', 'RADIEE'],
  })
  expect(read({ page: 3, mes: true })).toEqual({ page: 3 })
})
