import { expect, test } from 'vitest'
import { groupLines } from './journal-groups.ts'

type Line = Parameters<typeof groupLines>[0][number]

const line = (rang: number, type: Line['type'], more: Partial<Line> = {}): Line => ({
  rang,
  type,
  instant: '2026-11-23T09:00:00.000Z',
  auteur: 'Alix Obergreff',
  le: '2026-11-23',
  texte: null,
  corrige: null,
  controles: [],
  ...more,
})

test('consecutive conforming checks by one clerk on one day make one line, unless an act, a clerk, a day or a text separates them', () => {
  const journal = [
    line(1, 'DEPOT'),
    line(2, 'CONFORMITE'),
    line(3, 'CONFORMITE'),
    line(4, 'IRREGULARITE'),
    line(5, 'IRREGULARITE'),
    line(6, 'CONFORMITE'),
    line(7, 'CONFORMITE', { auteur: 'Dominique Greffe' }),
    line(8, 'CONFORMITE', { auteur: 'Dominique Greffe', le: '2026-11-24' }),
    line(9, 'CONFORMITE', { auteur: 'Dominique Greffe', le: '2026-11-24', texte: 'Vu au guichet.' }),
    line(10, 'NOTE'),
  ]
  expect(groupLines(journal).map((group) => group.map(({ rang }) => rang))).toEqual([[1], [2, 3], [4], [5], [6], [7], [8], [9], [10]])
})
