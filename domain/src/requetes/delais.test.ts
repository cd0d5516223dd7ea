import { expect, test } from 'vitest'
import { lesActes } from './exemples.ts'
import { situationDe } from './actes.ts'
import { finDuDelai } from './delais.ts'
import { echeance } from './echeance.ts'

test.each([
  ['RECEPISSE', '2026-11-20', '2026-11-25', 'Code de procédure civile, annexe, art. 30-1'],
  ['EXAMEN', '2027-01-31', '2027-02-28', 'Code de procédure civile, annexe, art. 30-2'],
  ['OPPOSITION_PREFET', '2026-11-24', '2027-01-05', 'Code civil local, art. 63'],
] as const)('the delay %s begun on %s ends on %s (%s)', (delai, debut, le, source) => {
  expect(finDuDelai(delai, debut)).toEqual({ le, source })
})

test('a delay before its first known law is an accident', () => {
  expect(() => finDuDelai('RECEPISSE', '1899-12-31')).toThrow(RangeError)
})

test.each([
  [1, '2026-11-21', 'RECEPISSE', '2026-11-25'],
  [2, '2026-11-23', 'EXAMEN', '2026-12-20'],
  [3, '2026-11-25', 'OPPOSITION_PREFET', '2027-01-05'],
] as const)('after %d acts, on %s, the clock is %s until %s', (actes, aujourdhui, delai, le) => {
  expect(echeance(situationDe(lesActes().slice(0, actes), aujourdhui))).toMatchObject({ delai, le })
})

test('no clock runs once the prefect can no longer oppose', () => {
  expect(echeance(situationDe(lesActes().slice(0, 3), '2027-01-06'))).toBeNull()
  expect(echeance(situationDe(lesActes(), '2027-01-06'))).toBeNull()
})
