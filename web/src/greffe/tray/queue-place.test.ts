import { expect, test } from 'vitest'
import { placeOf, seenIn } from './queue-place.ts'

const queue = (numeros: string, from = 0, totalRows = from + numeros.length) => ({
  content: [...numeros].map((numero) => ({ numero })),
  totalRows,
  from,
})
const seen = (numeros: string, numero: string) => seenIn(queue(numeros), numero)

test.each([
  ['in the queue', queue('abcd'), 'b', null, { rank: 2, total: 4, next: 'c' }],
  ['the last one', queue('abcd'), 'd', null, { rank: 4, total: 4, next: null }],
  ['on the second page of the tray', queue('cd', 2, 5), 'c', null, { rank: 3, total: 5, next: 'd' }],
  ['at the end of a page, what follows not being read', queue('cd', 2, 5), 'd', null, { rank: 4, total: 5, next: undefined }],
  ['which has left: what took its place', queue('acd'), 'b', seen('abcd', 'b'), { rank: null, total: 3, next: 'c' }],
  ['which has left with the one before it: none is passed over', queue('cd'), 'b', seen('abcd', 'b'), { rank: null, total: 2, next: 'c' }],
  ['which has left with the one after it', queue('ad'), 'b', seen('abcd', 'b'), { rank: null, total: 2, next: 'd' }],
  ['which has left, last', queue('abc'), 'd', seen('abcd', 'd'), { rank: null, total: 3, next: null }],
  ['which left before the queue was read past its page', queue('acd'), 'b', seen('ab', 'b'), { rank: null, total: 3, next: 'c' }],
  ['which never was there', queue('abcd'), 'z', null, null],
])('the place of a file: %s', (_, known, numero, last, place) => {
  expect(placeOf(known, numero, last)).toEqual(place)
})
