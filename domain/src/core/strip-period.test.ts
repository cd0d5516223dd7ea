import { expect, test } from 'vitest'
import { stripPeriod } from './strip-period.ts'

test.each([
  ['Statuts non datés.', 'Statuts non datés'],
  [' Statuts non datés . ', 'Statuts non datés'],
  ['Statuts non datés', 'Statuts non datés'],
  ['La rue du 8 mai 1945. Le reste', 'La rue du 8 mai 1945. Le reste'],
  ['Quand ?', 'Quand ?'],
])('%o goes on as %o', (texte, suite) => {
  expect(`${stripPeriod(texte)}.`).toBe(`${suite}.`)
})
