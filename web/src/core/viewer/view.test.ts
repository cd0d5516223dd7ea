import { expect, test } from 'vitest'
import { firstView, largerThan, scaleThatFits, smallerThan, turned } from './view.ts'

test.each([
  [0.87, 1, 0.75],
  [1, 1.25, 0.75],
  [0.1, 0.25, null],
  [0.25, 0.5, null],
  [4, null, 3],
  [7, null, 4],
])('from zoom %d, the next larger is %s and the next smaller %s', (seen, larger, smaller) => {
  expect([largerThan(seen), smallerThan(seen)]).toEqual([larger, smaller])
})

test('four quarter turns give back the first view', () => {
  const view = { ...firstView, page: 3, scale: 2 }
  expect(turned(view)).toEqual({ page: 3, rotation: 90, scale: 2 })
  expect(turned(turned(turned(turned(view))))).toEqual(view)
})

test('a sheet half as wide as the area is shown at twice its size', () => {
  expect(scaleThatFits(300, 600)).toBe(2)
})
