/** EXIF orientation for 0 to 3 quarter turns to the right (TIFF 6.0, « Orientation »). */
const orientations = [1, 6, 3, 8] as const

/** An APP1 segment that holds only the orientation: Exif, big-endian TIFF, one entry. */
const segment = (orientation: number): Uint8Array<ArrayBuffer> =>
  // Marker and length; « Exif »; big-endian TIFF; one entry, « Orientation », a short; no more entries.
  new Uint8Array([
    0xff,
    0xe1,
    0,
    34,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ])

/** Turns a JPEG without EXIF to the right by quarter turns. Only metadata is added: the pixels keep their sharpness. */
export const turnJpeg = (image: Blob, quarters: number): Blob => {
  const orientation = orientations[quarters % 4] ?? 1
  return orientation === 1 ? image : new Blob([image.slice(0, 2), segment(orientation), image.slice(2)], { type: image.type })
}
