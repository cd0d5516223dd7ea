import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  Jour,
  OptionalJour,
  addJours,
  addMois,
  addSemaines,
  isJour,
  formatHeure,
  formatInstant,
  formatJour,
  heureDeParis,
  instantDeParis,
  jourDeParis,
  joursBetween,
} from './jour.ts'

const unJour = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test.each(['2026-11-20', '2024-02-29', '2000-02-29', '1800-01-01', '2026-12-31'])('%s is a calendar day', (jour) => {
  expect(Jour.parse(jour)).toBe(jour)
})

test.each([
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '20-11-2026',
  '2026-11-20T00:00:00Z',
  '0204-01-01',
  '',
  null,
])('%s is refused as a day that does not exist', (jour) => {
  expect(Jour.safeParse(jour).success).toBe(false)
})

test('an optional date left empty is null, a wrong one is refused in French', () => {
  expect([undefined, null, ''].map((vide) => OptionalJour.parse(vide))).toEqual([null, null, null])
  expect(OptionalJour.safeParse('2026-02-30').error?.issues.map(({ message }) => message)).toEqual([
    'Indiquez une date qui existe, par exemple 12/12/2026.',
  ])
})

test.each([
  ['2026-10-24T21:59:59Z', '2026-10-24', '23\u00A0h\u00A059'],
  ['2026-10-24T22:00:00Z', '2026-10-25', '0\u00A0h\u00A000'],
  ['2026-10-25T00:30:00Z', '2026-10-25', '2\u00A0h\u00A030'],
  ['2026-10-25T01:30:00Z', '2026-10-25', '2\u00A0h\u00A030'],
  ['2027-03-28T00:59:59Z', '2027-03-28', '1\u00A0h\u00A059'],
  ['2027-03-28T01:00:00Z', '2027-03-28', '3\u00A0h\u00A000'],
  ['2026-12-31T22:59:59Z', '2026-12-31', '23\u00A0h\u00A059'],
  ['2026-12-31T23:00:00Z', '2027-01-01', '0\u00A0h\u00A000'],
  ['2028-02-28T23:30:00Z', '2028-02-29', '0\u00A0h\u00A030'],
])('at %s it is %s in Paris, %s', (instant, jour, heure) => {
  expect(jourDeParis(new Date(instant))).toBe(jour)
  expect(formatHeure(new Date(instant))).toBe(heure)
})

test('the day in Paris is the UTC day or the next one, and never goes back as time passes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6_000_000_000_000 }), fc.integer({ min: 0, max: 200_000_000 }), (depart, ecoule) => {
      const avant = jourDeParis(new Date(depart))
      const utc = new Date(depart).toISOString().slice(0, 10)
      expect([utc, addJours(utc, 1)]).toContain(avant)
      expect(jourDeParis(new Date(depart + ecoule)) >= avant).toBe(true)
    }),
  )
})

test('adding days always gives an existing day, and the days between are those added', () => {
  fc.assert(
    fc.property(unJour, fc.integer({ min: -100_000, max: 100_000 }), (jour, jours) => {
      const autre = addJours(jour, jours)
      fc.pre(autre >= '1800-01-01')
      expect(isJour(autre)).toBe(true)
      expect(joursBetween(jour, autre)).toBe(jours)
    }),
  )
})

test('adding months keeps the day of the month, or takes the last one', () => {
  fc.assert(
    fc.property(unJour, fc.integer({ min: 0, max: 240 }), (jour, mois) => {
      const autre = addMois(jour, mois)
      const quantieme = Number(autre.slice(8))
      expect(isJour(autre)).toBe(true)
      expect(quantieme === Number(jour.slice(8)) || addJours(autre, 1).endsWith('-01')).toBe(true)
      expect(Number(autre.slice(0, 4)) * 12 + Number(autre.slice(5, 7))).toBe(
        Number(jour.slice(0, 4)) * 12 + Number(jour.slice(5, 7)) + mois,
      )
    }),
  )
})

test('months and weeks at the edges', () => {
  expect(addMois('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMois('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMois('2026-11-20', 2)).toBe('2027-01-20')
  expect(addSemaines('2026-11-24', 6)).toBe('2027-01-05')
})

test('dates are written 12/12/2026 and instants 12/12/2026 à 14 h 02', () => {
  expect(formatJour('2026-12-12')).toBe('12/12/2026')
  expect(formatInstant(new Date('2026-12-12T13:02:00Z'))).toBe('12/12/2026 à 14\u00A0h\u00A002')
})

test('an hour of Paris is one instant, in winter and in summer', () => {
  expect(instantDeParis('2026-11-23', '08:30')).toEqual(new Date('2026-11-23T07:30:00Z'))
  expect(instantDeParis('2026-07-14', '08:30')).toEqual(new Date('2026-07-14T06:30:00Z'))
  expect(heureDeParis(new Date('2026-07-14T22:05:00Z'))).toBe('00:05')
})
