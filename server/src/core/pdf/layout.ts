import type { Block, DocumentPdf } from './document.ts'
import { layFields, laySignature } from './fields.ts'
import { layNotice, layVerification } from './panels.ts'
import type { Strip, Tag } from './strip.ts'
import { colors, contentWidth, page, styles, windowed } from './styles.ts'
import { layTable } from './table.ts'
import { root, tag } from './tags.ts'
import { glued, spaced, strip, typesetter } from './typeset.ts'
import type { Fonts, Typesetter } from './typeset.ts'

const layBlock = (block: Block, trunk: Tag, typeset: Typesetter): Strip[] => {
  switch (block.kind) {
    case 'heading':
      return spaced(glued(typeset.flow(block.text, styles.heading, tag('H2', trunk))), 16)
    case 'paragraph':
      return spaced(typeset.flow(block.text, styles.body, tag('P', trunk)), 7)
    case 'mark':
      return spaced(typeset.flow(block.text, styles.mark, tag('P', trunk)), 14)
    case 'notice':
      return layNotice(block, trunk, typeset)
    case 'fields':
      return layFields(block.fields, trunk, typeset)
    case 'table':
      return layTable(block, trunk, typeset)
    case 'signature':
      return laySignature(block.fields, trunk, typeset)
    case 'verification':
      return [layVerification(block, trunk, typeset)]
  }
}

const bottomOf = (strips: readonly Strip[]): number => strips.reduce((top, { before, height }) => top + before + height, page.top)

/** Lays out the top of the first page: issuer, addressee, title and subtitle. */
const layOpening = ({ issuer, addressee, folded = false, title, subtitle }: DocumentPdf, trunk: Tag, { flow }: Typesetter): Strip[] => {
  const [name = '', ...address] = issuer
  const half = contentWidth / 2 - 10
  const head = [
    ...flow(name, styles.issuerName, tag('P', trunk)),
    ...flow(address.join('\n'), styles.issuer, tag('P', trunk)),
    strip({ height: 1, before: 10, shapes: [{ color: colors.accent, x: page.left, y: 0, width: contentWidth, height: 1 }] }),
  ]
  const heading = flow(title, styles.title, tag('H1', trunk))
  const block = addressee
    ? flow(addressee.join('\n'), styles.body, tag('P', trunk), { x: page.width - page.right - half, width: half })
    : []
  const down = (to: number, strips: readonly Strip[]): number => (folded ? Math.max(20, to - bottomOf(strips)) : 20)
  const placed = addressee ? [...head, ...spaced(block, down(windowed.top, head))] : head
  return [
    ...placed,
    ...glued(spaced(heading, down(windowed.bottom, placed))),
    ...(subtitle === undefined ? [] : glued(spaced(flow(subtitle, styles.subtitle, tag('P', trunk)), 4))),
  ]
}

/**
 * Blocks kept with what precedes them: a signature or a code alone on a page could be put under any text, and a table needs its
 * introduction.
 */
const goesWithWhatPrecedes: ReadonlySet<Block['kind']> = new Set(['signature', 'verification', 'table'])
/** Number of preceding strips that move to the next page with such a block. */
const broughtAlong = 2

/** Lays a document out as strips, in reading order, under the trunk of its tags. */
export const layOut = (document: DocumentPdf, fonts: Fonts, trunk = root()): Strip[] => {
  const typeset = typesetter(fonts)
  const strips = layOpening(document, trunk, typeset)
  for (const block of document.blocks) {
    if (goesWithWhatPrecedes.has(block.kind)) strips.push(...glued(strips.splice(-broughtAlong)))
    strips.push(...layBlock(block, trunk, typeset))
  }
  return strips
}
