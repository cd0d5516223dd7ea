import { expect, test } from 'vitest'
import { askedCount, replyCount, askedSummary, askedName, remainingPoints } from './demande-en-mots.ts'

test.each([
  [['STATUTS'], '1 document', '1 document (Statuts)'],
  [[null], 'des précisions', 'des précisions'],
  [[null, null], 'des précisions sur 2 points', 'des précisions sur 2 points'],
  [['STATUTS', null], '1 document et des précisions', '1 document (Statuts) et des précisions'],
  [[null, 'STATUTS'], '1 document et des précisions', '1 document (Statuts) et des précisions'],
  [
    ['STATUTS', null, 'PV_AG', null],
    '2 documents et des précisions sur 2 points',
    "2 documents (Statuts, Procès-verbal d'assemblée générale) et des précisions sur 2 points",
  ],
])('[PIECES-05] what is asked by %j is counted by its kind, each document by its name', (types, counted, named) => {
  expect([askedCount(types), askedSummary(types)]).toEqual([counted, named])
})

test('[PIECES-05] each point is named, in the order of the court', () => {
  expect([null, 'PIECE_ETAT_CIVIL', 'STATUTS'].map(askedName)).toEqual(['Demande de précisions', "Pièce d'état civil", 'Statuts'])
})

test('[PIECES-26] a validated point is no longer asked for', () => {
  const points = [
    { type: 'STATUTS', valideLe: '2026-12-02' },
    { type: null, valideLe: null },
    { type: 'PV_AG', valideLe: null },
  ]
  expect(remainingPoints(points)).toEqual([null, 'PV_AG'])
})

test.each([
  [{ documents: 1, observation: true }, '1 document et une observation'],
  [{ documents: 0, observation: true }, 'une observation'],
  [{ documents: 2, observation: false }, '2 documents'],
])('[PIECES-16] a reply of %j says its observation too', (reply, said) => {
  expect(replyCount(reply)).toBe(said)
})
