import { turnJpeg } from './turn-jpeg.ts'

/** A page photographed, as the form holds it. */
export interface PhotoPage {
  /** Tells it apart on the screen. */
  id: string
  /** Reduced, upright as the camera says. */
  image: Blob
  /** Quarter turns to the right that the person asked for. */
  turns: number
  /** The page before it was cropped, to come back to. */
  whole?: Pick<PhotoPage, 'image' | 'turns'>
  /** Octets of the photograph before it was reduced. */
  before: number
}

/** A page as it is shown and sent. */
export const turned = ({ image, turns }: Pick<PhotoPage, 'image' | 'turns'>): Blob => turnJpeg(image, turns)

/** The pages as they are sent, each turned as it is shown. */
export const filesOfPages = (pages: readonly PhotoPage[]): File[] =>
  pages.map((page, rank) => new File([turned(page)], `page-${rank + 1}.jpg`, { type: 'image/jpeg' }))

/** The pages as the rules know them. */
export const measured = (pages: readonly PhotoPage[]) => pages.map(({ image }) => ({ taille: image.size }))

/** Octets of the pages together, and how many the reduction spared. */
export const weightOf = (pages: readonly PhotoPage[]): { weight: number; spared: number } => {
  const weight = pages.reduce((total, { image }) => total + image.size, 0)
  return { weight, spared: Math.max(0, pages.reduce((total, { before }) => total + before, 0) - weight) }
}
