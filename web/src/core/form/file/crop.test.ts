import { expect, test } from 'vitest'
import { cropAtMost, leftBy, uncropped } from './crop.ts'

const page = { width: 1000, height: 2000 }

test('cropping an edge cuts from that edge, and part of the picture always remains', () => {
  expect(leftBy(uncropped, page)).toEqual({ x: 0, y: 0, ...page })
  expect(leftBy({ top: 10, right: 20, bottom: 30, left: 5 }, page)).toEqual({ x: 50, y: 200, width: 750, height: 1200 })
  const most = { top: cropAtMost, right: cropAtMost, bottom: cropAtMost, left: cropAtMost }
  expect(leftBy(most, page)).toEqual({ x: 450, y: 900, width: 100, height: 200 })
})
