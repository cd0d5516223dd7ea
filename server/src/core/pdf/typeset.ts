import type { FontName } from './font-files.ts'
import { breakLines } from './lines.ts'
import type { Line, Strip, Tag } from './strip.ts'
import { contentWidth, page } from './styles.ts'
import type { Style } from './styles.ts'

/** A part of a line in one font. */
export interface Run {
  font: FontName
  text: string
}

/**
 * Font functions of a document: `measure` gives the width of a text in points, `literal` the text as the fonts can draw it, `runs` the font
 * of each of its parts.
 */
export interface Fonts {
  measure(text: string, style: Style): number
  literal(text: string): string
  runs(text: string, style: Style): Run[]
}

/** Texts one under the other in a column; `x` and `width` in points from the page's left edge. */
export interface Cell {
  x: number
  width: number
  texts: { tag: Tag; text: string; style: Style }[]
}

/** A row with more lines than this may be cut between two pages. */
const maxLinesUncut = 14
/** Lines of a paragraph that stay together at its beginning and at its end. */
const kept = 2

type High = Line & { height: number }
const heightOf = (lines: High[]) => lines.reduce((sum, line) => sum + line.height, 0)

export const strip = (part: Partial<Strip> & { height: number }): Strip => ({ before: 0, withNext: false, lines: [], shapes: [], ...part })

/** The space above the first of several strips. */
export const spaced = (strips: Strip[], before: number): Strip[] => strips.map((each, i) => (i === 0 ? { ...each, before } : each))

/** Keeps strips together, and with what follows. */
export const glued = (strips: Strip[]): Strip[] => strips.map((each) => ({ ...each, withNext: true }))

/** Keeps the first two items of a list on one page, and the last two. */
export const listed = (items: Strip[][]): Strip[] =>
  items.flatMap((strips, i) => (i < items.length - 1 && (i === 0 || i === items.length - 2) ? glued(strips) : strips))

/** Sets texts with the widths of the fonts: no text is cut off or overlaps another. */
export const typesetter = ({ measure, literal }: Pick<Fonts, 'measure' | 'literal'>) => {
  const linesOf = ({ x, width, texts }: Cell): High[] => {
    let y = 0
    return texts.flatMap(({ tag, text, style }) =>
      breakLines(literal(text), width, (piece) => measure(piece, style)).map((line) => {
        const placed = { tag, text: line, style, x, y, height: style.height }
        y += style.height
        return placed
      }),
    )
  }

  const whole = (columns: High[][], above: number, below: number): Strip =>
    strip({
      height: Math.max(...columns.map(heightOf)) + above + below,
      lines: columns.flat().map((line) => ({ ...line, y: line.y + above })),
    })

  return {
    /** Cells side by side that stay on one page. */
    block: (cells: Cell[], { above = 0, below = 0 } = {}): Strip => whole(cells.map(linesOf), above, below),

    /** Cells side by side: one strip, or one per line when they are too many for the end of a page. */
    row: (cells: Cell[], { above = 0, below = 0 } = {}): Strip[] => {
      const columns = cells.map(linesOf)
      const count = Math.max(...columns.map((lines) => lines.length))
      if (count <= maxLinesUncut) return [whole(columns, above, below)]
      return Array.from({ length: count }, (_, i) => {
        const lines = columns.flatMap((column) => column[i] ?? [])
        const top = i === 0 ? above : 0
        const bottom = i === count - 1 ? below : 0
        return strip({
          height: Math.max(...lines.map((line) => line.height)) + top + bottom,
          withNext: i < kept - 1 || i === count - kept,
          lines: lines.map((line) => ({ ...line, y: top })),
        })
      })
    },

    /** A text over the page's width, free to run over several pages. */
    flow: (text: string, style: Style, tag: Tag, { x = page.left, width = contentWidth } = {}): Strip[] => {
      const lines = linesOf({ x, width, texts: [{ tag, text, style }] })
      const last = lines.length - 1
      return lines.map((line, i) =>
        strip({ height: line.height, lines: [{ ...line, y: 0 }], withNext: i < last && (i < kept - 1 || i === lines.length - kept) }),
      )
    },
  }
}

export type Typesetter = ReturnType<typeof typesetter>
