import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addJours, joursBetween } from '../../core/jour.ts'
import { isWorkingDay } from '../../core/working-days.ts'
import { legalDelais, delaiFin, finWithoutProrogation } from './delais.ts'

const chacun = legalDelais.map(({ delai }) => delai)

test.each([
  ['RECEPISSE', '2026-11-20', '2026-11-25', 'Code de procédure civile, annexe, art. 30-1'],
  ['RECEPISSE', '2026-12-20', '2026-12-28', 'Code de procédure civile, annexe, art. 30-1'],
  ['EXAMEN', '2027-01-31', '2027-03-01', 'Code de procédure civile, annexe, art. 30-2'],
  ['EXAMEN', '2027-02-26', '2027-03-30', 'Code de procédure civile, annexe, art. 30-2'],
  ['OPPOSITION_PREFET', '2026-11-24', '2027-01-05', 'Code civil local, art. 63'],
  ['OPPOSITION_PREFET', '2026-11-20', '2027-01-04', 'Code civil local, art. 63'],
  ['PAIEMENT', '2026-11-25', '2026-12-28', 'Code de procédure civile, annexe, art. 30-10'],
  ['AVIS_AU_JOURNAL', '2026-12-11', '2026-12-28', 'Code de procédure civile, annexe, art. 30-10'],
  ['AFFICHAGE', '2026-12-11', '2026-12-26', 'Code de procédure civile, annexe, art. 30-12'],
  ['RECOURS', '2026-12-11', '2026-12-28', 'Code de procédure civile, annexe, art. 8'],
  ['RECOURS', '2026-12-14', '2026-12-29', 'Code de procédure civile, annexe, art. 8'],
  ['RECOURS_OUTRE_MER', '2026-12-31', '2027-02-15', 'Code de procédure civile, annexe, art. 8, et art. 643'],
  ['RECOURS_ETRANGER', '2026-12-31', '2027-03-15', 'Code de procédure civile, annexe, art. 8, et art. 643'],
] as const)('the delay %s begun on %s ends on %s (%s)', (delai, debut, le, source) => {
  expect(delaiFin(delai, debut)).toEqual({ le, source })
})

test('a delay that begins before its first known law throws', () => {
  expect(() => delaiFin('RECEPISSE', '1899-12-31')).toThrow(RangeError)
})

test('over forty years each delay ends after its first day, on the counted day or, under article 642, on the next working day', () => {
  const debut = fc.integer({ min: 0, max: 40 * 365 }).map((jours) => addJours('2020-01-01', jours))
  fc.assert(
    fc.property(fc.constantFrom(...legalDelais), debut, ({ delai, proroge }, jour) => {
      const { le } = delaiFin(delai, jour)
      const compte = finWithoutProrogation(delai, jour)
      const passes = Array.from({ length: joursBetween(compte, le) }, (_, i) => addJours(compte, i))
      expect(le > jour && le >= compte).toBe(true)
      expect(passes.filter(isWorkingDay)).toEqual([])
      expect(proroge ? isWorkingDay(le) : le === compte).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('over forty years a delay that begins later never ends before one that began earlier', () => {
  fc.assert(
    fc.property(fc.constantFrom(...chacun), fc.integer({ min: 0, max: 40 * 365 }), (delai, jours) => {
      const jour = addJours('2020-01-01', jours)
      expect(delaiFin(delai, addJours(jour, 1)).le >= delaiFin(delai, jour).le).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('every delay whose extension no text settles is listed as a question for a jurist', () => {
  const questions = readFileSync(new URL('../../../../docs/questions-juridiques.md', import.meta.url), 'utf8')
  const asked = legalDelais.filter(({ prorogation }) => prorogation === 'A_CONFIRMER')
  expect(asked.length).toBeGreaterThan(0)
  for (const { delai, source } of asked) expect(questions).toContain(`| \`${delai}\` | ${source} |`)
})
