import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesPdf } from 'domain/core/textes/pdf'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { safeInXml } from './safe-in-xml.ts'
import { page } from './styles.ts'

/** Pictures to bind, one on each page, in order. All were checked before (`isWholeImage`). */
export interface ImagesPdf {
  /** The document's name in the viewer. */
  title: string
  images: { path: string; mime: string }[]
  /** ISO instant written as the creation date: the same pictures give the same bytes. */
  createdAt: string
}

type Pdf = PDFKit.PDFDocument
/** A picture opened by pdfkit: its stored size, before it is turned upright. */
interface Opened {
  width: number
  height: number
  /** As EXIF says (TIFF 6.0): beyond 4 the picture lies on its side. */
  orientation?: number
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFImage {
      // Known to pdfkit 0.20, not yet to its types.
      openImage(source: Buffer): Opened
    }
  }
}

/**
 * Opens a picture for pdfkit. A JPEG goes in as it came, or encoded again when pdfkit cannot read it. A PNG, which pdfkit would decode
 * whole, is encoded again without loss, on white.
 */
const open = async (pdf: Pdf, { path, mime }: ImagesPdf['images'][number]): Promise<Opened> => {
  const bytes = await readFile(path)
  if (mime === 'image/png') return pdf.openImage(await sharp(bytes).flatten({ background: '#fff' }).png().toBuffer())
  try {
    return pdf.openImage(bytes)
  } catch {
    return pdf.openImage(await sharp(bytes).autoOrient().jpeg({ quality: 90 }).toBuffer())
  }
}

/** Returns a PDF of photographed pages. Each picture fills an A4 page of its own orientation and has a text alternative. Runs in a worker. */
export const drawImages = async ({ title, images, createdAt }: ImagesPdf): Promise<Buffer> => {
  const pdf = new PDFDocument({
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    font: '',
    info: { Title: safeInXml(title), Creator: textesChrome.produit, Producer: textesChrome.produit, CreationDate: new Date(createdAt) },
  })
  // Read while it is written, so that drawn pages are not held twice.
  const written = buffer(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const [rank, image] of images.entries()) {
    const opened = await open(pdf, image)
    const onSide = (opened.orientation ?? 1) > 4
    const [width, height] = onSide ? [opened.height, opened.width] : [opened.width, opened.height]
    const fit: [number, number] = width > height ? [page.height, page.width] : [page.width, page.height]
    pdf.addPage({ size: fit, margin: 0 })
    const figure = pdf.struct('Figure', { alt: textesPdf.page(rank + 1, images.length), bbox: [0, 0, ...fit] })
    root.add(figure)
    figure.add(pdf.markStructureContent('Figure'))
    pdf.image(opened as never, 0, 0, { fit, align: 'center', valign: 'center' })
    pdf.endMarkedContent()
  }
  pdf.end()
  return written
}
