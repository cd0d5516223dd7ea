import { turnJpeg } from './turn-jpeg.ts'

/** A photographed page, as the form holds it. */
export interface PhotoPage {
  /** Unique among the pages on screen. */
  id: string
  /** Reduced, and upright according to the camera. */
  image: Blob
  /** Quarter turns to the right requested by the person. */
  turns: number
  /** The page before cropping, to restore it. */
  whole?: Pick<PhotoPage, 'image' | 'turns'>
  /** Size in octets of the photograph before it was reduced. */
  before: number
}

/** A page as it is shown and sent. */
export const turned = ({ image, turns }: Pick<PhotoPage, 'image' | 'turns'>): Blob => turnJpeg(image, turns)

/** The files to send, one per page, turned as shown. */
export const filesOfPages = (pages: readonly PhotoPage[]): File[] =>
  pages.map((page, rank) => new File([turned(page)], `page-${rank + 1}.jpg`, { type: 'image/jpeg' }))

/** The sizes of the pages, for the rules. */
export const measured = (pages: readonly PhotoPage[]) => pages.map(({ image }) => ({ taille: image.size }))

/** The total weight of the pages, and how much the reduction saved, in octets. */
export const weightOf = (pages: readonly PhotoPage[]): { weight: number; spared: number } => {
  const weight = pages.reduce((total, { image }) => total + image.size, 0)
  return { weight, spared: Math.max(0, pages.reduce((total, { before }) => total + before, 0) - weight) }
}
