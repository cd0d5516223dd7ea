import type { FieldLine, FieldTable } from 'domain/core/fields'
import type { Audience } from 'domain/core/readers'

/** A text found nowhere else, the value it stands for, and for whom the table says that value is. */
export interface Mark {
  text: string
  path: string
  readers: Audience
}

const texts = function* (prefix: string) {
  for (let n = 1; ; n++) yield `${prefix}${String(n).padStart(4, '0')}x`
}

/** What a value that no text can mark holds: a choice, a yes or no, nothing. */
const unmarkable = ['MME', true, undefined] as const

/** Values for whole tables, each marked by its own text, made from the lines of the table: a new line is asked of every reader by itself. */
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
  /** One row in each list. */
  const lists = (tables: Record<string, FieldTable>, path: string): Record<string, Record<string, unknown>[]> =>
    Object.fromEntries(Object.entries(tables).map(([list, table]) => [list, [row(table, `${path}.${list}`)]]))
  return { marks, unmarked, row, lists }
}
