import { expect, test } from 'vitest'
import { firstView, largerThan, scaleThatFits, smallerThan, turned } from './view.ts'

test.each([
  [0.87, 1, 0.75],
  [1, 1.25, 0.75],
  [0.1, 0.25, null],
  [0.25, 0.5, null],
  [4, null, 3],
  [7, null, 4],
])('from %d one sees larger at %s, smaller at %s', (seen, larger, smaller) => {
  expect([largerThan(seen), smallerThan(seen)]).toEqual([larger, smaller])
})

test('four quarter turns come back, and change nothing else', () => {
  const view = { ...firstView, page: 3, scale: 2 }
  expect(turned(view)).toEqual({ page: 3, rotation: 90, scale: 2 })
  expect(turned(turned(turned(turned(view))))).toEqual(view)
})

test('a sheet half as wide as its place is seen at twice its size', () => {
  expect(scaleThatFits(300, 600)).toBe(2)
})
