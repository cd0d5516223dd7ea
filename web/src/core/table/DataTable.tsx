import { useEffect, type ReactNode } from 'react'
import { textesTableaux } from 'domain/core/textes/chrome-tableaux'
import { EmptyState } from '../widgets/EmptyState.tsx'
import { LoadingMessage } from '../widgets/LoadingMessage.tsx'
import { HeaderCell } from './HeaderCell.tsx'
import { Pagination } from './Pagination.tsx'
import { pageCount, sortedBy, type TableState } from './paging.ts'
import { type Column, Rows } from './Rows.tsx'
import './table.css'

export type { Column } from './Rows.tsx'

interface Props<R> {
  caption: string
  columns: readonly Column<R>[]
  /** Null before the first answer. */
  answer: { content: readonly R[]; totalRows: number } | null
  keyOf: (row: R) => string
  /** The title of a row's group. Rows of the same group must be consecutive. */
  groupOf?: (row: R) => string
  state: TableState
  onChange: (state: TableState) => void
  /** Set when the last fetch failed: the old rows stay, marked as stale, with a message (TABLE-05). */
  onRetry?: (() => void) | null
  /** True while another answer is loading: this one is marked as stale. */
  loading: boolean
  /** Shown instead of the rows when there are none. */
  empty?: ReactNode
}

/** TABLE-05: the list could not be refreshed. Shown in place, not as a notice. */
const StaleLine = ({ onRetry }: { onRetry: () => void }) => (
  <p role="status" className="table__stale">
    {textesTableaux.listePasAJour}{' '}
    <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onRetry}>
      {textesTableaux.reessayer}
    </button>
  </p>
)

/** A server-paged table. On a phone, CSS alone turns each row into a block. */
export const DataTable = <R,>({ caption, columns, answer, keyOf, groupOf, state, onChange, onRetry, loading, empty }: Props<R>) => {
  const pages = answer === null ? state.page : pageCount(answer.totalRows, state.size)
  const old = loading || Boolean(onRetry)
  useEffect(() => {
    // TABLE-04: the list has fewer pages than the requested one. A stale answer belongs to another search, so ignore it.
    if (!old && state.page > pages) onChange({ ...state, page: pages })
  }, [old, state, pages, onChange])
  if (answer === null) return onRetry ? <StaleLine onRetry={onRetry} /> : <LoadingMessage />
  const sorted = columns.find(({ champ }) => champ === state.sort.champ)
  return (
    <div className={old ? 'table table--old' : 'table'} aria-busy={loading}>
      <p role="status" className="table__searching">
        {loading && <span>{textesTableaux.recherche}</span>}
      </p>
      {onRetry && <StaleLine onRetry={onRetry} />}
      {answer.content.length === 0 ? (
        (empty ?? <EmptyState sentence={textesTableaux.aucunElement} />)
      ) : (
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.title} column={column} sort={state.sort} onSort={(champ) => onChange(sortedBy(state, champ))} />
              ))}
            </tr>
          </thead>
          <Rows columns={columns} rows={answer.content} keyOf={keyOf} groupOf={groupOf} />
        </table>
      )}
      <p role="status" className="fr-sr-only">
        {answer.totalRows > 0 && sorted && textesTableaux.triePar(sorted.title, state.sort.sens)}
      </p>
      {answer.totalRows > 0 && <Pagination state={state} totalRows={answer.totalRows} onChange={onChange} />}
    </div>
  )
}
