import type { FieldLine, FieldTable } from 'domain/core/fields'
import type { Audience } from 'domain/core/readers'

/** A unique text, the path of the value it marks, and the readers that the field table grants it to. */
export interface Mark {
  text: string
  path: string
  readers: Audience
}

const texts = function* (prefix: string) {
  for (let n = 1; ; n++) yield `${prefix}${String(n).padStart(4, '0')}x`
}

/** Values that cannot carry a text: a choice, a boolean, nothing. */
const unmarkable = ['MME', true, undefined] as const

/** Builds rows for whole field tables, each value marked by a unique text. A field added to a table is then checked for every reader. */
export const marking = (prefix: string) => {
  const next = texts(prefix)
  const marks: Mark[] = []
  const unmarked = new Set<string>()
  const valueOf = ({ stored, readers }: FieldLine, path: string): unknown => {
    const { value: text } = next.next() as { value: string }
    const address = `${text}@exemple.fr`
    const commune = { id: 1, codeInsee: null, libelle: text, codePostaux: [] }
    const marked = [path.endsWith('.email') ? address : text, commune].find((value) => stored.safeParse(value).success)
    if (marked !== undefined) {
      marks.push({ text, path, readers })
      return marked
    }
    unmarked.add(path.split('.').at(-1) ?? path)
    const held = unmarkable.find((value) => stored.safeParse(value).success)
    if (!stored.safeParse(held).success) throw new Error(`no value marks ${path}`)
    return held
  }
  const row = (table: FieldTable, path: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(table).flatMap(([name, line]) => {
        const value = 'fields' in line ? row(line.fields, `${path}.${name}`) : valueOf(line, `${path}.${name}`)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  /** For each table, a list of one row whose values are marked. */
  const lists = (tables: Record<string, FieldTable>, path: string): Record<string, Record<string, unknown>[]> =>
    Object.fromEntries(Object.entries(tables).map(([list, table]) => [list, [row(table, `${path}.${list}`)]]))
  return { marks, unmarked, row, lists }
}
