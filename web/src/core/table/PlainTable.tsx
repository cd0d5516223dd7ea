import type { Column } from './DataTable.tsx'
import './table.css'

interface Props<R> {
  caption: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  keyOf: (row: R) => string
}

/** A short table, whole on its page. On a phone its rows become blocks like those of DataTable. */
export const PlainTable = <R,>({ caption, columns, rows, keyOf }: Props<R>) => (
  <div className="table">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, cell }) => (
              <td key={title} data-title={title}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
