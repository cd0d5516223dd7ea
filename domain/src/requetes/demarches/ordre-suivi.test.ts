import { expect, test } from 'vitest'
import { commonOrdres, sortByOrdre } from './ordre-suivi.ts'

test('members who came, left or were just typed change no order: only members common to all three orders are compared', () => {
  expect(commonOrdres({ base: ['a', 'b', 'c', 'd'], mienne: ['b', null, 'a', 'd'], registre: ['venu', 'd', 'b', 'a', 'c'] })).toEqual({
    base: ['a', 'b', 'd'],
    mienne: ['b', 'a', 'd'],
    registre: ['d', 'b', 'a'],
  })
})

const uuidDe = (membre: string) => (membre === membre.toUpperCase() ? null : membre)

test.each([
  ['as it is told', ['a', 'b', 'c'], ['c', 'a', 'b'], 'c a b'],
  ['who is not named stays behind whom they followed', ['a', 'N', 'b'], ['b', 'a'], 'b a N'],
  ['first stays first', ['N', 'a', 'b'], ['b', 'a'], 'N b a'],
  ['two who are not named stay together', ['a', 'N', 'M', 'b'], ['b', 'a'], 'b a N M'],
  ['who is named and not there is left out', ['a', 'b'], ['c', 'b', 'a'], 'b a'],
])('a list takes an order: %s', (_what, liste, ordre, range) => {
  expect(sortByOrdre(liste, uuidDe, ordre).join(' ')).toBe(range)
})
