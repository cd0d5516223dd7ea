import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

interface ImageOptions {
  format?: 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'avif'
  largeur?: number
  hauteur?: number
  /** Progressive JPEG, interlaced PNG. */
  progressif?: boolean
}

/** A picture with detail everywhere, so that a lost part is visible. The same options give the same bytes. */
export const makeImage = async ({
  format = 'jpeg',
  largeur = 320,
  hauteur = 240,
  progressif = false,
}: ImageOptions = {}): Promise<Buffer> => {
  const points = Buffer.alloc(largeur * hauteur * 3)
  let seed = 1
  for (let at = 0; at < points.length; at += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff
    points[at] = (at % 251) ^ ((seed >>> 16) & 0x1f)
  }
  const image = sharp(points, { raw: { width: largeur, height: hauteur, channels: 3 } })
  if (format === 'jpeg' || format === 'png') return image.toFormat(format, { progressive: progressif }).toBuffer()
  return image.toFormat(format).toBuffer()
}

/** Changes bytes in the middle of the pixels. */
export const damageImage = (image: Buffer): Buffer => {
  const copy = Buffer.from(image)
  for (let at = Math.floor(copy.length / 2); at < copy.length / 2 + 4; at += 1) copy[at] = copy[at]! ^ 0xff
  return copy
}

/** As phones write: after the end marker comes the maker's own data, false markers included. */
export const jpegWithTrailer = async (): Promise<Buffer> =>
  Buffer.concat([await makeImage(), Buffer.from('ffda0008ffd8ff00', 'hex'), Buffer.alloc(5000, 'film'), Buffer.from('00d900', 'hex')])

/** A picture that declares `fois` times the lines its data contain, with its end marker. */
export const tooShortJpeg = async ({ progressif = false, fois = 4 } = {}): Promise<Buffer> => {
  const image = Buffer.from(await makeImage({ progressif }))
  const cadre = image.indexOf(Buffer.from([0xff, progressif ? 0xc2 : 0xc0]))
  image.writeUInt16BE(image.readUInt16BE(cadre + 5) * fois, cadre + 5)
  return image
}

/** A picture whose data stop half-way, with its end marker. */
export const interruptedJpeg = async (): Promise<Buffer> => {
  const image = await makeImage()
  return Buffer.concat([image.subarray(0, Math.floor(image.length / 2)), Buffer.from('ffd9', 'hex')])
}

/** As some cameras write: extra data between the last line and the end marker, which readers only warn about. */
export const jpegWithSurplus = async (): Promise<Buffer> => {
  const image = await makeImage()
  return Buffer.concat([image.subarray(0, -2), Buffer.from('0102030405', 'hex'), image.subarray(-2)])
}

/** A truncated picture whose embedded thumbnail (APP1) is complete, with its own end marker. */
export const truncatedJpegWithVignette = async (): Promise<Buffer> => {
  const vignette = await makeImage({ largeur: 16, hauteur: 16 })
  const segment = Buffer.alloc(4)
  segment.writeUInt16BE(0xffe1, 0)
  segment.writeUInt16BE(vignette.length + 2, 2)
  const image = await makeImage()
  return Buffer.concat([image.subarray(0, 2), segment, vignette, image.subarray(2, Math.floor(image.length / 2))])
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Black and white, `cote` × `cote` points: too large to decode. When incomplete, it only declares them. */
export const giantPng = ({ cote = 60_000, complet = false } = {}): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(cote, 0)
  header.writeUInt32BE(cote, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const row = 1 + Math.ceil(cote / 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(complet ? row * cote : row))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** One colour and progressive: a decoder holds all its coefficients, six bytes per point, before the first line. */
export const giantJpeg = ({ cote = 7_000 } = {}): Promise<Buffer> =>
  sharp({ create: { width: cote, height: cote, channels: 3, background: '#4a6' } })
    .jpeg({ progressive: true })
    .toBuffer()

/** As a phone held upright writes: the picture lies on its side, with an EXIF orientation that turns it. */
export const jpegCouche = async (options: ImageOptions = {}): Promise<Buffer> =>
  sharp(await makeImage(options))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A picture of a few colours, which becomes several times larger when re-encoded. */
export const pngAPalette = async (options: ImageOptions = {}): Promise<Buffer> =>
  sharp(await makeImage({ ...options, format: 'png' }))
    .png({ palette: true })
    .toBuffer()
