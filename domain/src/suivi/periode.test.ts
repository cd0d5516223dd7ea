import { expect, test } from 'vitest'
import { anneeEnCours, erreursPeriode } from './periode.ts'

test.each([
  ['2026-01-01', '2026-12-31', []],
  ['2026-11-20', '2026-11-20', []],
  ['2026-11-21', '2026-11-20', ['La fin de la période précède son début.']],
])('a period from %s to %s', (du, au, said) => {
  expect(erreursPeriode({ du, au }).map(({ defaultMessage }) => defaultMessage)).toEqual(said)
})

test('the current year begins on the first of January and ends today', () => {
  expect(anneeEnCours('2026-11-20')).toEqual({ du: '2026-01-01', au: '2026-11-20' })
})
