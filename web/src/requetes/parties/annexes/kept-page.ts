import type { PhotoPage } from '../../../core/form/file/photo-page.ts'

/** An image kept with the draft; `turns` counts quarter turns to the right. */
interface Image {
  sha256: string
  turns: number
}

/** A photographed page, as the content of the draft refers to it. */
export interface KeptPage extends Image, Pick<PhotoPage, 'id' | 'before'> {
  whole?: Image
}

export const imagesDe = ({ sha256, whole }: KeptPage): string[] => (whole ? [sha256, whole.sha256] : [sha256])

/** Reads a page back. `read` returns an image. */
export const restorePhotoPage = async (
  { sha256, whole, ...page }: KeptPage,
  lire: (sha256: string) => Promise<Blob>,
): Promise<PhotoPage> => ({
  ...page,
  image: await lire(sha256),
  ...(whole && { whole: { image: await lire(whole.sha256), turns: whole.turns } }),
})

/** Keeps the images of a page and returns the page that refers to them. `retain` returns the SHA-256 of an image. */
export const keepPhotoPage = async ({ image, whole, ...page }: PhotoPage, garder: (image: Blob) => Promise<string>): Promise<KeptPage> => ({
  ...page,
  sha256: await garder(image),
  ...(whole && { whole: { sha256: await garder(whole.image), turns: whole.turns } }),
})
