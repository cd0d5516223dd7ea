import { expect, test } from 'vitest'
import { finDuDelai } from './delais.ts'

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
