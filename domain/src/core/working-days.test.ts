import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addJours, joursBetween } from './jour.ts'
import { easter, holidaysOf, isWorkingDay, onWorkingDay } from './working-days.ts'

const years = Array.from({ length: 40 }, (_, i) => 2020 + i)
const aDay = fc.integer({ min: 0, max: 40 * 365 }).map((days) => addJours('2020-01-01', days))

/** Easter Sundays as published (Institut de mécanique céleste et de calcul des éphémérides). */
const published = {
  1961: '04-02',
  2000: '04-23',
  2008: '03-23',
  2011: '04-24',
  2019: '04-21',
  2020: '04-12',
  2024: '03-31',
  2025: '04-20',
  2026: '04-05',
  2027: '03-28',
  2028: '04-16',
  2029: '04-01',
  2030: '04-21',
  2035: '03-25',
  2038: '04-25',
  2285: '03-22',
}

test.each(Object.entries(published))('Easter of %s is on %s', (year, day) => {
  expect(easter(Number(year))).toBe(`${year}-${day}`)
})

test('the holidays of 2027 are those of Alsace-Moselle, Good Friday and 26 December among them', () => {
  expect(holidaysOf(2027).toSorted()).toEqual([
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-08',
    '2027-05-17',
    '2027-07-14',
    '2027-08-15',
    '2027-11-01',
    '2027-11-11',
    '2027-12-25',
    '2027-12-26',
  ])
})

test('over forty years Easter is a Sunday from 22 March to 25 April, Good Friday a Friday, Easter Monday and Whit Monday Mondays, Ascension a Thursday', () => {
  for (const year of years) {
    const sunday = easter(year)
    const weekday = (days: number) => new Date(addJours(sunday, days)).getUTCDay()
    expect([sunday >= `${year}-03-22`, sunday <= `${year}-04-25`]).toEqual([true, true])
    expect([-2, 0, 1, 39, 50].map(weekday)).toEqual([5, 0, 1, 4, 1])
    expect(holidaysOf(year)).toHaveLength(13)
  }
})

test('over forty years a last day is moved to a working day, never back, over no working day, by five days at most', () => {
  fc.assert(
    fc.property(aDay, (jour) => {
      const moved = onWorkingDay(jour)
      const passed = Array.from({ length: joursBetween(jour, moved) }, (_, days) => addJours(jour, days))
      expect(isWorkingDay(moved)).toBe(true)
      expect(passed.length).toBeLessThanOrEqual(5)
      expect(passed.filter(isWorkingDay)).toEqual([])
      expect(onWorkingDay(moved)).toBe(moved)
    }),
    { numRuns: 2000 },
  )
})

test('over forty years a later last day is never moved before an earlier one', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 0, max: 12 }), (jour, days) => {
      expect(onWorkingDay(addJours(jour, days)) >= onWorkingDay(jour)).toBe(true)
    }),
  )
})

test.each([
  ['a Friday', '2026-11-27', '2026-11-27'],
  ['a Saturday', '2026-11-28', '2026-11-30'],
  ['a Sunday', '2026-11-29', '2026-11-30'],
  ['Christmas and the days after it', '2026-12-25', '2026-12-28'],
  ['26 December of a Monday', '2033-12-26', '2033-12-27'],
  ['Good Friday', '2027-03-26', '2027-03-30'],
  ['Easter Monday', '2027-03-29', '2027-03-30'],
  ['Ascension', '2027-05-06', '2027-05-07'],
  ['Whit Monday', '2027-05-17', '2027-05-18'],
  ['1 January, a Friday', '2027-01-01', '2027-01-04'],
])('%s gives way to the next working day: %s becomes %s', (_, jour, moved) => {
  expect(onWorkingDay(jour)).toBe(moved)
})
