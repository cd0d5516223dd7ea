/** The part cut along each edge, in percent of the picture's height or width. */
export interface Crop {
  top: number
  right: number
  bottom: number
  left: number
}
export type Edge = keyof Crop

export const uncropped: Crop = { top: 0, right: 0, bottom: 0, left: 0 }
/** Maximum for each edge, in percent: at least a tenth of the page remains. */
export const cropAtMost = 45

/** The rectangle that remains of a picture of this size, in pixels. */
export const leftBy = ({ top, right, bottom, left }: Crop, { width, height }: { width: number; height: number }) => ({
  x: Math.round((width * left) / 100),
  y: Math.round((height * top) / 100),
  width: Math.round((width * (100 - left - right)) / 100),
  height: Math.round((height * (100 - top - bottom)) / 100),
})
