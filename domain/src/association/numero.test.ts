import { expect, test } from 'vitest'
import { isNumeroAssociation, numeroAssociation } from './numero.ts'

test('an association number is three letters of the court and six digits', () => {
  expect(numeroAssociation('STR', 1234)).toBe('STR001234')
  expect(numeroAssociation('COL', 999_999)).toBe('COL999999')
})

test.each([
  ['STR', 0],
  ['STR', 1_000_000],
  ['ST', 1],
  ['str', 1],
])('no number is made for court %s and rank %d', (prefixe, rang) => {
  expect(() => numeroAssociation(prefixe, rang)).toThrow(RangeError)
})

test.each(['STR-001234', 'STR1234', 'str001234', ' STR001234', 'STR0012345'])('%j is no association number', (texte) => {
  expect(isNumeroAssociation(texte)).toBe(false)
})
