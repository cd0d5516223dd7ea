import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

/** The single picture of each page: the paper size in points, and the stored bytes of the picture. */
export const picturesOfPdf = async (bytes: Uint8Array): Promise<{ paper: [number, number]; picture: Buffer }[]> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  return pdf.getPages().map((page) => {
    const objects = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict)
    const pictures = objects?.keys().map((name) => objects.lookup(name)) ?? []
    const [only] = pictures
    if (pictures.length !== 1 || !(only instanceof PDFRawStream)) throw new Error(`${pictures.length} pictures on a page`)
    const { width, height } = page.getSize()
    return { paper: [Math.round(width), Math.round(height)], picture: Buffer.from(only.contents) }
  })
}
