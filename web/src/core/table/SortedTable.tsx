import { useState } from 'react'
import { textesTableaux } from 'domain/core/textes/chrome-tableaux'
import type { Column } from './DataTable.tsx'
import { HeaderCell } from './HeaderCell.tsx'
import { nextSort, type TableState } from './paging.ts'
import { sortRows, type SortKey } from './sort-rows.ts'
import './table.css'

export interface SortedColumn<R> extends Omit<Column<R>, 'champ'> {
  /** The value that sorts a row. Without it, the column does not sort. */
  sortKey?: (row: R) => SortKey
}

interface Props<R> {
  caption: string
  columns: readonly SortedColumn<R>[]
  rows: readonly R[]
  keyOf: (row: R) => string
  /** `champ` is the title of a column. */
  initial: TableState['sort']
}

/** A short table without pages, sorted by its headers. On a phone its rows become blocks, as in DataTable. */
export const SortedTable = <R,>({ caption, columns, rows, keyOf, initial }: Props<R>) => {
  const [sort, setSort] = useState(initial)
  const sortKey = columns.find(({ title }) => title === sort.champ)?.sortKey
  return (
    <div className="table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, sortKey: sorts }) => (
              <HeaderCell
                key={title}
                column={sorts ? { title, champ: title } : { title }}
                sort={sort}
                onSort={(champ) => setSort(nextSort(sort, champ))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {(sortKey ? sortRows(rows, sortKey, sort.sens) : rows).map((row) => (
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
      <p role="status" className="fr-sr-only">
        {textesTableaux.triePar(sort.champ, sort.sens)}
      </p>
    </div>
  )
}
