import { buffer } from 'node:stream/consumers'
import type { Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import * as QRCode from 'qrcode'
import { textesChrome } from 'domain/core/textes-chrome'
import { textesPdf } from 'domain/core/textes-pdf'
import type { DocumentPdf } from './document.ts'
import { fontFiles, fonts } from './fonts.ts'
import { layOut } from './layout.ts'
import { paginate } from './pages.ts'
import type { Code, Line, Shape, Tag } from './strip.ts'
import { colors, contentHeight, contentWidth, page, styles } from './styles.ts'

declare global {
  namespace PDFKit.Mixins {
    // What pdfkit 0.20 does and its types do not say.
    interface StructureElementOptions {
      scope?: 'Column' | 'Row'
      bbox?: [number, number, number, number]
    }
    interface PDFFont {
      registerFont(name: string, font: Font): this
    }
  }
}

/** pdfkit writes these words into XML as they are. */
const safeInXml = (text: string) => text.replace(/[<>&]/g, ' ')

const open = ({ title, reference, createdAt, issuer }: DocumentPdf) => {
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    // No font before ours: pdfkit would put in a Helvetica that is not embedded, against PDF/A.
    font: '',
    info: {
      Title: safeInXml(`${title} – ${reference}`),
      Author: safeInXml(issuer[0] ?? textesChrome.produit),
      Creator: textesChrome.produit,
      Producer: textesChrome.produit,
      CreationDate: new Date(createdAt),
    },
  })
  return pdf.registerFont('regular', fontFiles.regular).registerFont('bold', fontFiles.bold)
}

/** Draws laid pages; opens and closes the marks of the tags as the lines pass from one to the next. */
const pencil = (pdf: PDFKit.PDFDocument) => {
  const elements = new Map<Tag, PDFKit.PDFStructureElement>()
  let marked: Tag | null | undefined

  const elementOf = (tag: Tag, bbox?: [number, number, number, number]): PDFKit.PDFStructureElement => {
    const found = elements.get(tag)
    if (found) return found
    const element = pdf.struct(tag.type, { ...(tag.alt && { alt: tag.alt }), ...(tag.scope && { scope: tag.scope }), ...(bbox && { bbox }) })
    elements.set(tag, element)
    if (tag.parent) elementOf(tag.parent).add(element)
    else pdf.addStructure(element)
    return element
  }

  const close = () => {
    if (marked !== undefined) pdf.endMarkedContent()
    marked = undefined
  }
  const mark = (tag: Tag | null, bbox?: [number, number, number, number]) => {
    if (marked === tag) return
    close()
    if (tag) elementOf(tag, bbox).add(pdf.markStructureContent(tag.type))
    else pdf.markContent('Artifact', { type: 'Layout' })
    marked = tag
  }

  return {
    close,
    line: ({ tag, text, style, x, y }: Line, top: number) => {
      if (text === '') return
      mark(tag)
      pdf.font(style.weight, style.size).fillColor(style.color)
      const middle = (style.height - pdf.currentLineHeight()) / 2
      pdf.text(text, x, top + y + middle, { lineBreak: false })
    },
    shape: ({ color, x, y, width, height }: Shape, top: number) => {
      mark(null)
      pdf.rect(x, top + y, width, height).fill(color)
    },
    code: ({ tag, url, x, y, size }: Code, top: number) => {
      const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' })
      const step = size / modules.size
      mark(tag, [x, top + y, x + size, top + y + size])
      for (let row = 0; row < modules.size; row++) {
        for (let column = 0; column < modules.size; column++) {
          if (modules.get(row, column)) pdf.rect(x + column * step, top + y + row * step, step, step)
        }
      }
      pdf.fill(colors.ink)
    },
  }
}

/** PDF/A-3a of a document. Runs in a worker: some ten milliseconds without a pause. */
export const drawPdf = async (document: DocumentPdf): Promise<Buffer> => {
  const pdf = open(document)
  const { line, shape, code, close } = pencil(pdf)
  const pages = paginate(layOut(document, fonts), contentHeight)
  const bottom = page.height - page.bottom + 20
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

  pdf.end()
  return buffer(pdf)
}
