import { buffer } from 'node:stream/consumers'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesPdf } from 'domain/core/textes/pdf'
import PDFDocument from 'pdfkit'
import type { DocumentPdf, SheafPdf } from './document.ts'
import { fonts } from './fonts.ts'
import { layOut } from './layout.ts'
import { paginate } from './pages.ts'
import { pencil } from './pencil.ts'
import { safeInXml } from './safe-in-xml.ts'
import type { Tag } from './strip.ts'
import { colors, contentHeight, contentWidth, page, styles } from './styles.ts'
import { root, tag } from './tags.ts'

const open = ({ title, reference, createdAt }: Omit<SheafPdf, 'documents'>) =>
  new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    // No font before ours: pdfkit would add a Helvetica that is not embedded, against PDF/A.
    font: '',
    info: {
      Title: safeInXml(`${title} – ${reference}`),
      Creator: textesChrome.produit,
      Producer: textesChrome.produit,
      CreationDate: new Date(createdAt),
    },
  })

/** Draws the pages of one document, under the root of its tags. */
const drawPages = (pdf: PDFKit.PDFDocument, { line, shape, code, close }: ReturnType<typeof pencil>, document: DocumentPdf, trunk: Tag) => {
  const pages = paginate(layOut(document, fonts, trunk), contentHeight)
  const bottom = page.height - page.bottom + 18
  const footer = fonts.literal(document.footer)

  pages.forEach((placed, index) => {
    pdf.addPage()
    for (const { strip, y } of placed) {
      const top = page.top + y
      for (const each of strip.shapes) shape(each, top)
      for (const each of strip.lines) line(each, top)
      if (strip.code) code(strip.code, top)
    }
    const number = textesPdf.page(index + 1, pages.length)
    const numberWidth = fonts.measure(number, styles.footer)
    shape({ color: colors.rule, x: page.left, y: 0, width: contentWidth, height: 0.5 }, bottom - 8)
    line({ tag: null, text: footer, style: styles.footer, x: page.left, y: 0 }, bottom)
    line({ tag: null, text: number, style: styles.footer, x: page.width - page.right - numberWidth, y: 0 }, bottom)
    close()
  })
}

/** Returns a document as PDF/A-3a. Runs in a worker: it blocks for about ten milliseconds. */
export const drawPdf = async (document: DocumentPdf): Promise<Buffer> => {
  const pdf = open(document)
  drawPages(pdf, pencil(pdf), document, root())
  pdf.end()
  return buffer(pdf)
}

/** Returns several documents as one PDF/A-3a, each a part of it. */
export const drawSheaf = async (sheaf: SheafPdf): Promise<Buffer> => {
  const pdf = open(sheaf)
  const hand = pencil(pdf)
  const trunk = root()
  for (const document of sheaf.documents) drawPages(pdf, hand, document, tag('Part', trunk))
  pdf.end()
  return buffer(pdf)
}
