import type { Block } from './document.ts'
import type { Strip, Tag } from './strip.ts'
import { colors, contentWidth, page, styles } from './styles.ts'
import { tag } from './tags.ts'
import { spaced, strip } from './typeset.ts'
import type { Cell, Typesetter } from './typeset.ts'

/** A tinted frame with a coloured edge. */
export const layNotice = ({ title, text }: Extract<Block, { kind: 'notice' }>, parent: Tag, { row }: Typesetter): Strip[] => {
  const division = tag('Div', parent)
  const cell: Cell = {
    x: page.left + 14,
    width: contentWidth - 28,
    texts: [
      { tag: tag('P', division), text: title, style: styles.strong },
      { tag: tag('P', division), text, style: styles.body },
    ],
  }
  const framed = row([cell], { above: 9, below: 10 }).map((each) => ({
    ...each,
    shapes: [
      { color: colors.veil, x: page.left, y: 0, width: contentWidth, height: each.height },
      { color: colors.accent, x: page.left, y: 0, width: 3, height: each.height },
    ],
  }))
  return [...spaced(framed, 14), strip({ height: 8 })]
}

const codeSize = 84

/** A QR code on the left and its text on the right, never separated. */
export const layVerification = (
  { title, text, code, url, alt }: Extract<Block, { kind: 'verification' }>,
  parent: Tag,
  { block }: Typesetter,
): Strip => {
  const above = 14
  const cell: Cell = {
    x: page.left + codeSize + 18,
    width: contentWidth - codeSize - 18,
    texts: [
      { tag: tag('H2', parent), text: title, style: styles.heading },
      { tag: tag('P', parent), text, style: styles.cell },
      { tag: tag('P', parent), text: code, style: styles.strong },
      { tag: tag('P', parent), text: url, style: styles.cell },
    ],
  }
  const beside = block([cell], { above: above - 3 })
  const rule = { color: colors.rule, x: page.left, y: 0, width: contentWidth, height: 0.75 }
  const drawn = { tag: tag('Figure', parent, { alt }), url, x: page.left, y: above, size: codeSize }
  return { ...beside, before: 16, height: Math.max(beside.height, codeSize + above), shapes: [rule], code: drawn }
}
