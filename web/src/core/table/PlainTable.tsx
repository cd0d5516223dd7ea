import type { Column } from './DataTable.tsx'
import './table.css'

export interface PlainColumn<R> extends Column<R> {
  /** Its cells are row headers (RGAA 5.6). */
  heads?: true
}

interface Props<R> {
  caption: string
  columns: readonly PlainColumn<R>[]
  rows: readonly R[]
  keyOf: (row: R) => string
}

/** A short table without pages. On a phone its rows become blocks, as in DataTable. */
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
            {columns.map(({ title, heads, cell }) =>
              heads ? (
                <th key={title} scope="row" data-title={title}>
                  {cell(row)}
                </th>
              ) : (
                <td key={title} data-title={title}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
