import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTaille } from './taille.ts'

test.each([
  [0, '0,00\u00A0o'],
  [1, '1,00\u00A0o'],
  [1023, '1023,00\u00A0o'],
  [1024, '1,00\u00A0Ko'],
  [1536, '1,50\u00A0Ko'],
  [1_048_570, '1023,99\u00A0Ko'],
  [1_048_575, '1,00\u00A0Mo'],
  [3_145_728, '3,00\u00A0Mo'],
  [31_457_280, '30,00\u00A0Mo'],
  [5 * 1024 ** 3, '5,00\u00A0Go'],
  [2 * 1024 ** 4, '2,00\u00A0To'],
  [5000 * 1024 ** 4, '5000,00\u00A0To'],
])('[CONST-18, ANNEX-35] %d octets read %s', (octets, lu) => {
  expect(formatTaille(octets)).toBe(lu)
})

test('a size never shows 1024 of a unit, except of the last unit', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 2 ** 49 }), (octets) => !formatTaille(octets).startsWith('1024')))
})
