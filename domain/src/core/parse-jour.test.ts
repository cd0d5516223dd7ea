import { expect, test } from 'vitest'
import { parseJour } from './parse-jour.ts'

test.each([
  ['03/04/2026', '2026-04-03'],
  ['3/4/2026', '2026-04-03'],
  ['03.04.2026', '2026-04-03'],
  ['03-04-2026', '2026-04-03'],
  ['03 04 2026', '2026-04-03'],
  [' 03042026 ', '2026-04-03'],
  ['2026-04-03', '2026-04-03'],
  ['29/02/2028', '2028-02-29'],
])('[PROD-15] « %s » is read as the day %s: the day comes first', (typed, day) => {
  expect(parseJour(typed)).toBe(day)
})

test.each(['', '3/4', '31/02/2026', '04/31/2026', '3/4/26', '342026', 'hier', '2026-02-30'])(
  '« %s » is no day, and stays as it was typed',
  (typed) => {
    expect(parseJour(typed)).toBe(typed)
  },
)
