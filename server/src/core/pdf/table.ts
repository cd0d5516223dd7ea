import type { Block } from './document.ts'
import type { Strip, Tag } from './strip.ts'
import { colors, contentWidth, page, styles } from './styles.ts'
import { tag } from './tags.ts'
import { glued, listed, spaced } from './typeset.ts'
import type { Typesetter } from './typeset.ts'

const padding = { side: 4, top: 4, bottom: 5 }

const underlined = (strips: Strip[], color: string, thickness: number): Strip[] =>
  strips.map((each, i) =>
    i < strips.length - 1
      ? each
      : { ...each, shapes: [{ color, x: page.left, y: each.height - thickness, width: contentWidth, height: thickness }] },
  )

/** Rows under a header that is repeated at the top of each page. */
export const layTable = ({ columns, rows }: Extract<Block, { kind: 'table' }>, parent: Tag, { block, row }: Typesetter): Strip[] => {
  const table = tag('Table', parent)
  const cellsOf = (texts: string[], type: 'TH' | 'TD') => {
    const line = tag('TR', table)
    let left: number = page.left
    return columns.map(({ share }, i) => {
      const cell = {
        x: left + padding.side,
        width: contentWidth * share - 2 * padding.side,
        texts: [
          {
            tag: tag(type, line, type === 'TH' ? { scope: 'Column' } : {}),
            text: texts[i] ?? '',
            style: type === 'TH' ? styles.header : styles.cell,
          },
        ],
      }
      left += contentWidth * share
      return cell
    })
  }
  const around = { above: padding.top, below: padding.bottom }
  const [header] = underlined(
    [
      block(
        cellsOf(
          columns.map((column) => column.header),
          'TH',
        ),
        around,
      ),
    ],
    colors.accent,
    1,
  )
  if (!header) return []
  const body = listed(rows.map((texts) => underlined(row(cellsOf(texts, 'TD'), around), colors.rule, 0.5)))
  return [...spaced(glued([header]), 6), ...body.map((each) => ({ ...each, repeats: header }))]
}
