import { expect, test } from 'vitest'
import { sharedReasons } from './shared-reasons.ts'

test('a reason shared by consecutive actions is listed once for all of them; other reasons stay with their action', () => {
  expect(sharedReasons([['paper'], ['stranger'], ['stranger'], ['stranger', 'alive'], []])).toEqual([
    { reason: 'paper', from: 0, to: 0 },
    { reason: 'stranger', from: 1, to: 3 },
    { reason: 'alive', from: 3, to: 3 },
  ])
})

test('an action without the reason splits the range, so that the reason never covers it', () => {
  expect(sharedReasons([['a'], [], ['a']])).toEqual([
    { reason: 'a', from: 0, to: 0 },
    { reason: 'a', from: 2, to: 2 },
  ])
})
