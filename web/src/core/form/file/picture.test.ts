import { expect, test } from 'vitest'
import { isHeic, isPhoto } from './picture.ts'

test.each([
  ['image/jpeg', 'a.jpg', true, false],
  ['image/png', 'a.png', true, false],
  ['image/heic', 'a', true, true],
  ['', 'IMG_0001.HEIC', true, true],
  ['image/heif-sequence', 'a.bin', true, true],
  ['image/gif', 'a.gif', false, false],
  ['image/webp', 'a.webp', false, false],
  ['image/bmp', 'a.bmp', false, false],
  ['image/svg+xml', 'a.svg', false, false],
  ['application/pdf', 'a.pdf', false, false],
])(
  '[ANNEX-24] of %s (%s), becoming a page is %s; only a photograph of a phone is turned into a JPEG at once',
  (type, name, photo, heic) => {
    expect([isPhoto({ type, name }), isHeic({ type, name })]).toEqual([photo, heic])
  },
)
