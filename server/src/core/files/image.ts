import sharp, { type Metadata } from 'sharp'
import { hasJpegEnd } from './jpeg.ts'

/** Images above this are refused before decoding (threat T6). The largest photograph of 3 MiB stays well below. */
const MAX_PIXELS = 50_000_000

/** Progressive JPEG and interlaced PNG are held whole in memory while decoding, unlike the others (goals S9: +150 MiB). */
const MAX_HELD_BYTES = 160_000_000

/** The last twelve bytes of every complete PNG: sharp does not miss them. */
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex')

// Every file is read once: libvips' cache would only hold memory.
sharp.cache(false)

const isHeldWhole = ({ width, height, channels, depth, isProgressive, format }: Metadata): boolean => {
  const bytesPerSample = format === 'jpeg' || depth === 'ushort' ? 2 : 1
  return isProgressive === true && width * height * channels * bytesPerSample > MAX_HELD_BYTES
}

const options = { limitInputPixels: MAX_PIXELS, sequentialRead: true }

/**
 * Decodes every line, at constant memory: `.stats()` took five times as long, 160 MB more, and missed every cut or flipped byte of an
 * interlaced PNG.
 */
const decode = async (bytes: Buffer, failOn: 'warning' | 'error'): Promise<true> => {
  await sharp(bytes, { ...options, failOn })
    .resize(16, 16, { fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false })
    .raw()
    .toBuffer()
  return true
}

/** A JPEG whose data end before its last line. sharp only warns, as it does for many good photographs, but the rest of the page is grey. */
const isShort = (error: unknown): boolean => error instanceof Error && error.message.includes('premature end')

/** Whether the picture is complete and decodes to its last line. */
export const isWholeImage = async (bytes: Buffer, mime: 'image/jpeg' | 'image/png'): Promise<boolean> => {
  if (mime === 'image/png' ? !bytes.subarray(-PNG_END.length).equals(PNG_END) : !hasJpegEnd(bytes)) return false
  try {
    if (isHeldWhole(await sharp(bytes, options).metadata())) return false
    return await decode(bytes, 'warning').catch((error: unknown) => !isShort(error) && decode(bytes, 'error'))
  } catch {
    return false
  }
}
