import { leftBy, uncropped, type Crop } from './crop.ts'

/** Pixels of the long edge of an A4 page, 297 mm, and the quality of its JPEG. */
interface Fineness {
  edge: number
  quality: number
}
/** 200 dots per inch: small print stays sharp. */
export const fine: Fineness = { edge: 2339, quality: 0.8 }
/** 150 dots per inch, the least a court reads. */
export const light: Fineness = { edge: 1754, quality: 0.6 }

const draw = (bitmap: ImageBitmap, edge: number, crop: Crop): HTMLCanvasElement => {
  const { x, y, width, height } = leftBy(crop, bitmap)
  const scale = Math.min(1, edge / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const paper = canvas.getContext('2d')
  if (paper === null) return canvas
  // JPEG has no transparency: what is see-through in a PNG is paper, not ink.
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * A photograph as a JPEG, upright, cropped, never larger than a page needs nor than it was; null when this browser cannot read it (HEIC on most
 * desks, a damaged file). Nothing of what the camera wrote beside it, place included, is left.
 */
export const reducePhoto = async (photo: Blob, { edge, quality } = fine, crop = uncropped): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null)
  if (bitmap === null) return null
  const canvas = draw(bitmap, edge, crop)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
