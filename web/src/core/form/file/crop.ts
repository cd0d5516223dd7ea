/** How much of a picture is taken off along each edge, in hundredths of its height or width. */
export interface Crop {
  top: number
  right: number
  bottom: number
  left: number
}
export type Edge = keyof Crop

export const uncropped: Crop = { top: 0, right: 0, bottom: 0, left: 0 }
/** Of each edge: a tenth of the page is always left. */
export const cropAtMost = 45

/** What is left of a picture of that size, in its points. */
export const leftBy = ({ top, right, bottom, left }: Crop, { width, height }: { width: number; height: number }) => ({
  x: Math.round((width * left) / 100),
  y: Math.round((height * top) / 100),
  width: Math.round((width * (100 - left - right)) / 100),
  height: Math.round((height * (100 - top - bottom)) / 100),
})
