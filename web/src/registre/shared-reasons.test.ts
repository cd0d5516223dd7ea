import { expect, test } from 'vitest'
import { sharedReasons } from './shared-reasons.ts'

test('a reason of several actions in a row is told once, for all of them; its own stay with each', () => {
  expect(sharedReasons([['paper'], ['stranger'], ['stranger'], ['stranger', 'alive'], []])).toEqual([
    { reason: 'paper', from: 0, to: 0 },
    { reason: 'stranger', from: 1, to: 3 },
    { reason: 'alive', from: 3, to: 3 },
  ])
})

test('an action without that reason between two others separates them: nobody would know which are meant', () => {
  expect(sharedReasons([['a'], [], ['a']])).toEqual([
    { reason: 'a', from: 0, to: 0 },
    { reason: 'a', from: 2, to: 2 },
  ])
})
