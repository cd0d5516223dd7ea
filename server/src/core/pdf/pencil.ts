import type { Font } from 'fontkit'
import * as QRCode from 'qrcode'
import { fontFiles, fontFor, fontNames, type FontName } from './font-files.ts'
import { fonts } from './fonts.ts'
import type { QrCode, Line, Shape, Tag } from './strip.ts'
import { colors } from './styles.ts'

declare global {
  namespace PDFKit.Mixins {
    // pdfkit 0.20 takes a parsed font as well as a file; its types do not say so.
    interface PDFFont {
      registerFont(name: string, font: Font): this
    }
    // Exists in pdfkit 0.20, not yet in its types.
    interface StructureElementOptions {
      scope?: 'Column' | 'Row'
      bbox?: [number, number, number, number]
    }
  }
}

/** Draws on the current page. Opens and closes the marks of the tags as the lines change tag. */
export const pencil = (pdf: PDFKit.PDFDocument) => {
  const elements = new Map<Tag, PDFKit.PDFStructureElement>()
  let marked: Tag | null | undefined

  const elementOf = (tag: Tag, bbox?: [number, number, number, number]): PDFKit.PDFStructureElement => {
    const found = elements.get(tag)
    if (found) return found
    const element = pdf.struct(tag.type, {
      ...(tag.alt && { alt: tag.alt }),
      ...(tag.scope && { scope: tag.scope }),
      ...(bbox && { bbox }),
    })
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

  const known = new Set<FontName>()
  /** Selects a font; a document embeds the fonts it selects. */
  const take = (name: FontName, size: number) => {
    if (!known.has(name)) pdf.registerFont(name, fontFor(name))
    known.add(name)
    pdf.font(name, size)
  }

  return {
    close,
    line: ({ tag, text, style, x, y }: Line, top: number) => {
      if (text === '') return
      mark(tag)
      const [first] = fontNames[style.weight]
      take(first, style.size)
      pdf.fillColor(style.color)
      const middle = (style.height - pdf.currentLineHeight()) / 2
      let at = x
      for (const run of fonts.runs(text, style)) {
        take(run.font, style.size)
        // Letters of another font stand on the same baseline.
        const lower = (fontFiles[first].ascent - fontFiles[run.font].ascent) * style.size
        pdf.text(run.text, at, top + y + middle + lower, { lineBreak: false })
        at += fonts.measure(run.text, style)
      }
    },
    shape: ({ color, x, y, width, height }: Shape, top: number) => {
      mark(null)
      pdf.rect(x, top + y, width, height).fill(color)
    },
    code: ({ tag, url, x, y, size }: QrCode, top: number) => {
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
