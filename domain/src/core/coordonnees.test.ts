import { expect, test } from 'vitest'
import { isFrenchCodePostal, parseCodePostal } from './coordonnees.ts'

test.each([
  [' 67 000 ', '67000'],
  ['F-67000', '67000'],
  ['f 67000', '67000'],
  ['67\u202F000\u200B', '67000'],
  ['670', '670'],
  ['FR-67000', 'FR-67000'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['1012 AB', '1012 AB'],
])('the postal code « %s » is read « %s »', (typed, read) => {
  expect(parseCodePostal(typed)).toBe(read)
})

test.each(['01000', '20000', '57000', '67085', '95999', '97400', '98800', '00200'])('%s is a French postal code', (code) => {
  expect(isFrenchCodePostal(code)).toBe(true)
})
test.each(['99999', '96000', '00000', '6700', '670000', '67 000', ''])('« %s » is not one', (code) => {
  expect(isFrenchCodePostal(code)).toBe(false)
})
