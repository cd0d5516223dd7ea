import { expect, test } from 'vitest'
import { parseReference, obstaclesReponse, unansweredPoints, referenceDe } from './reponse.ts'

test.each([
  ['R26000123-ABCDEFGH', { requete: 'R26000123', piece: 'ABCDEFGH' }],
  ['r26000123-abcdefgh', { requete: 'R26000123', piece: 'ABCDEFGH' }],
  ['R26-000123-ABCDEFGH', { requete: 'R26-000123', piece: 'ABCDEFGH' }],
  ['\u202AR26000123\u2011ABCD\u200BEFGH\u00A0', { requete: 'R26000123', piece: 'ABCDEFGH' }],
  ['R26000123', null],
  ['-ABCDEFGH', null],
  ['R26000123-', null],
  ['', null],
])('[ROUTE-26, ROUTE-31] an address names a request and a code, which its last hyphen separates: %s', (reference, lue) => {
  expect(parseReference(reference)).toEqual(lue)
})

test('a reference parses back to its request and its code', () => {
  expect(parseReference(referenceDe('R26000123', 'ABC'))).toEqual({ requete: 'R26000123', piece: 'ABC' })
})

test('a document answers any point, an observation only precisions; validated points need no answer', () => {
  const point = (type: string | null, pieces = 0, valide = false) => ({ type, valide, pieces: Array.from({ length: pieces }) })
  const points = [point('STATUTS'), point(null), point('PV_AG', 1), point('PV_AG', 0, true), point(null, 1)]
  expect(unansweredPoints(points, null)).toEqual([0, 1])
  expect(unansweredPoints(points, 'Odile préside.')).toEqual([0])
})

test('[PIECES-25] a reply needs an observation or a document', () => {
  expect(obstaclesReponse({ pieces: 0, observation: null })).toEqual([
    'Ajoutez au moins un document ou une observation avant de transmettre.',
  ])
  expect(obstaclesReponse({ pieces: 1, observation: null })).toEqual([])
  expect(obstaclesReponse({ pieces: 0, observation: 'Non.' })).toEqual([])
})
