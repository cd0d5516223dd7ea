import type { Field } from './document.ts'
import type { Strip, Tag } from './strip.ts'
import { colors, contentWidth, page, styles } from './styles.ts'
import { tag } from './tags.ts'
import { listed, spaced, strip } from './typeset.ts'
import type { Typesetter } from './typeset.ts'

const termWidth = 172
const gutter = 12

/** Terms on the left, values on the right: a list, each item announced with its label. */
export const layFields = (fields: Field[], parent: Tag, { row }: Typesetter): Strip[] => {
  const list = tag('L', parent)
  const items = fields.map(({ term, value }, i) => {
    const item = tag('LI', list)
    const cells = [
      { x: page.left, width: termWidth - gutter, texts: [{ tag: tag('Lbl', item), text: term, style: styles.term }] },
      { x: page.left + termWidth, width: contentWidth - termWidth, texts: [{ tag: tag('LBody', item), text: value, style: styles.body }] },
    ]
    return spaced(row(cells), i === 0 ? 6 : 3)
  })
  return listed(items)
}

/** A ruled list of fields that no page break may split. */
export const laySignature = (fields: Field[], parent: Tag, typeset: Typesetter): Strip[] => {
  const rule = strip({ height: 6, before: 16, shapes: [{ color: colors.accent, x: page.left, y: 0, width: contentWidth, height: 1 }] })
  const whole = [rule, ...layFields(fields, parent, typeset)]
  return whole.map((each, i) => ({ ...each, withNext: i < whole.length - 1 }))
}
