import { leftBy, uncropped, type Crop } from './crop.ts'

/** Pixels along the long edge of an A4 page (297 mm), and the JPEG quality. */
interface Fineness {
  edge: number
  quality: number
}
/** 200 dots per inch: small print stays sharp. */
export const fine: Fineness = { edge: 2339, quality: 0.8 }
/** 150 dots per inch, the minimum that a court can read. */
export const light: Fineness = { edge: 1754, quality: 0.6 }

const draw = (bitmap: ImageBitmap, edge: number, crop: Crop): HTMLCanvasElement => {
  const { x, y, width, height } = leftBy(crop, bitmap)
  const scale = Math.min(1, edge / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const paper = canvas.getContext('2d')
  if (paper === null) return canvas
  // JPEG has no transparency: draw the transparent parts of a PNG white, not black.
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * Turns a photograph into an upright, cropped JPEG, no larger than a page needs or than the original. The camera's metadata, location
 * included, is dropped. Null when this browser cannot read the picture (a damaged file, HEIC on most computers).
 */
export const reducePhoto = async (photo: Blob, { edge, quality } = fine, crop = uncropped): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null)
  if (bitmap === null) return null
  const canvas = draw(bitmap, edge, crop)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
