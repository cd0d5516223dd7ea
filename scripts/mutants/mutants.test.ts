import { expect, test } from 'vitest'
import { faultOf, mutants } from './data.mjs'

test('every bug of `npm run mutants` can still be seeded, once, where it says, and its tests are there', () => {
  expect(mutants().flatMap((mutant) => faultOf(mutant) ?? [])).toEqual([])
})

test('there are at least 120 bugs, each with a name of its own', () => {
  const ids = mutants().map(({ id }) => id)
  expect(ids.length).toBeGreaterThanOrEqual(120)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
