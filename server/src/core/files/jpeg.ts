const TEM = 0x01
const RST0 = 0xd0
const RST7 = 0xd7
const EOI = 0xd9
const SOS = 0xda

/** The next marker of compressed data: `FF 00` is a data byte, `FF D0…D7` restart, `FF FF` filling. -1 at the end of the bytes. */
const nextMarker = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue
    const code = bytes[at + 1]!
    if (code !== 0 && code !== 0xff && (code < RST0 || code > RST7)) return at
  }
  return -1
}

/**
 * Whether the picture reaches its end marker. Reads segment by segment (ITU T.81 annex B): phones write thumbnails with their own end
 * marker before it, and sounds or films after it. Neither the last two bytes nor a search is enough.
 */
export const hasJpegEnd = (bytes: Uint8Array): boolean => {
  let at = 2
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return false
    const code = bytes[at + 1]!
    if (code === EOI) return true
    if (code === 0xff) {
      at += 1
      continue
    }
    if (code === TEM || (code >= RST0 && code <= RST7)) {
      at += 2
      continue
    }
    if (at + 3 >= bytes.length) return false
    at += 2 + (bytes[at + 2]! << 8) + bytes[at + 3]!
    if (code !== SOS) continue
    at = nextMarker(bytes, at)
    if (at < 0) return false
  }
  return false
}
