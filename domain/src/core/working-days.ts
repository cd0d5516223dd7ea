import { addJours, type Jour } from './jour.ts'

const pad = (number: number): string => String(number).padStart(2, '0')

/** Easter Sunday, by the Gregorian computus (Meeus, Jones and Butcher). */
export const easter = (year: number): Jour => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e, f] = [Math.floor(b / 4), b % 4, Math.floor((b + 8) / 25)]
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return `${year}-${pad(Math.floor(sum / 31))}-${pad((sum % 31) + 1)}`
}

/** 26 December and Good Friday are holidays in Alsace-Moselle only (Code du travail art. L. 3134-13). */
const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25', '12-26'] as const
/** Days from Easter: Good Friday, Easter Monday, Ascension, Whit Monday. */
const movable = [-2, 1, 39, 50] as const

/** The holidays of Alsace-Moselle in a year, in no order. */
export const holidaysOf = (year: number): Jour[] => [
  ...fixed.map((day) => `${year}-${day}`),
  ...movable.map((days) => addJours(easter(year), days)),
]

/** False on a Saturday, a Sunday or a holiday of Alsace-Moselle (CPC art. 642). */
export const isWorkingDay = (jour: Jour): boolean => {
  const weekday = new Date(jour).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(jour.slice(0, 4))).includes(jour)
}

/** The day itself when it is a working day, otherwise the next one (CPC art. 642). */
export const onWorkingDay = (jour: Jour): Jour => (isWorkingDay(jour) ? jour : onWorkingDay(addJours(jour, 1)))
