import { expect, test } from 'vitest'
import { groupeDe } from './groupes-echeance.ts'

test.each([
  ['2026-12-01', 'EN_RETARD'],
  ['2026-12-02', 'AUJOURD_HUI'],
  ['2026-12-03', 'CETTE_SEMAINE'],
  ['2026-12-06', 'CETTE_SEMAINE'],
  ['2026-12-07', 'PLUS_TARD'],
  [null, 'SANS_ECHEANCE'],
] as const)('on Wednesday 2 December 2026, what is due on %s is %s', (echeance, groupe) => {
  expect(groupeDe(echeance, '2026-12-02')).toBe(groupe)
})

test('the week ends on Sunday, that day included', () => {
  expect(groupeDe('2026-12-07', '2026-12-06')).toBe('PLUS_TARD')
  expect(groupeDe('2026-12-13', '2026-12-07')).toBe('CETTE_SEMAINE')
})
