import { expect, test } from 'vitest'
import { keptUntil } from './brouillon.ts'

test.each([
  ['2026-11-22T12:00:00Z', '2027-02-20'],
  // It is already the next day in Paris.
  ['2026-11-22T23:30:00Z', '2027-02-21'],
])('a draft saved at %s is kept ninety days after that day in Paris: until %s', (enregistreLe, jusquAu) => {
  expect(keptUntil(new Date(enregistreLe))).toBe(jusquAu)
})
