import type { ReactNode } from 'react'

export interface Column<R> {
  title: string
  /** The sort field of the call. Without it, the column does not sort. */
  champ?: string
  cell: (row: R) => ReactNode
}

interface Props<R> {
  columns: readonly Column<R>[]
  rows: readonly R[]
  keyOf: (row: R) => string
  /** The title of a row's group. Rows of the same group must be consecutive. Absent: no groups. */
  groupOf?: ((row: R) => string) | undefined
}

const grouped = <R,>(rows: readonly R[], groupOf?: (row: R) => string): { title: string | null; rows: R[] }[] => {
  const groups: { title: string | null; rows: R[] }[] = []
  for (const row of rows) {
    const title = groupOf?.(row) ?? null
    const last = groups.at(-1)
    if (last?.title === title) last.rows.push(row)
    else groups.push({ title, rows: [row] })
  }
  return groups
}

/** The rows of a table, under their group titles. */
export const Rows = <R,>({ columns, rows, keyOf, groupOf }: Props<R>) =>
  grouped(rows, groupOf).map((group) => (
    <tbody key={group.title}>
      {group.title !== null && (
        <tr className="table__group">
          {/* One cell per column: a single spanning cell would separate the cells below from their headers. */}
          <th scope="rowgroup">{group.title}</th>
          {columns.slice(1).map(({ title }) => (
            <td key={title} aria-hidden="true" />
          ))}
        </tr>
      )}
      {group.rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ title, champ, cell }) => (
            <td key={title} data-title={title} data-champ={champ}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  ))
