import { expect, test } from 'vitest'
import { turnJpeg } from './turn-jpeg.ts'

const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 0xff, 0xd9])], { type: 'image/jpeg' })
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())

test('turning a picture only adds metadata: its bytes stay the same, and four quarter turns give it back', async () => {
  const before = await bytesOf(jpeg)
  const orientations = []
  for (const quarters of [1, 2, 3, 5]) {
    const turned = await bytesOf(turnJpeg(jpeg, quarters))
    expect([turned.length, turned.subarray(0, 2), turned.subarray(38)]).toEqual([
      before.length + 36,
      before.subarray(0, 2),
      before.subarray(2),
    ])
    expect(turned.readUInt16BE(4)).toBe(34)
    orientations.push(turned[31])
  }
  expect(orientations).toEqual([6, 3, 8, 6])
  expect(await bytesOf(turnJpeg(jpeg, 4))).toEqual(before)
})
