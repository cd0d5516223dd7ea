import { useId } from 'react'
import { lignesPerPage, allLignes } from 'domain/core/constants'
import { textesTableaux } from 'domain/core/textes/chrome-tableaux'
import { isCut, nearby, pageCount, type TableState } from './paging.ts'

interface Props {
  state: TableState
  totalRows: number
  onChange: (state: TableState) => void
}

const step = 'fr-btn fr-btn--tertiary fr-btn--sm'

/** The page links and the rows-per-page choice of a table (TABLE-02, CONST-04, CONST-05). */
export const Pagination = ({ state, totalRows, onChange }: Props) => {
  const selectId = useId()
  const pages = pageCount(totalRows, state.size)
  const go = (page: number) => {
    // At the ends the buttons stay focusable: disabling one would lose the focus.
    if (page >= 1 && page <= pages) onChange({ ...state, page })
  }
  return (
    <div className="pagination">
      <div className="pagination__size">
        <label htmlFor={selectId}>{textesTableaux.lignesParPage}</label>
        <select
          id={selectId}
          className="small-select"
          value={state.size}
          onChange={(event) => onChange({ ...state, page: 1, size: Number(event.target.value) })}
        >
          {lignesPerPage.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
          <option value={allLignes}>{textesTableaux.toutes}</option>
        </select>
      </div>
      {isCut(totalRows, state.size) && <p>{textesTableaux.listeCoupee}</p>}
      {pages > 1 && (
        <nav aria-label={textesTableaux.pagination}>
          <ul className="fr-raw-list">
            <li>
              <button type="button" className={step} {...(state.page <= 1 && { 'aria-disabled': true })} onClick={() => go(state.page - 1)}>
                {textesTableaux.pagePrecedente}
              </button>
            </li>
            {nearby(state.page, pages).map((page, rank) =>
              page === null ? (
                <li key={`gap ${rank}`} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={page}>
                  <button
                    type="button"
                    className={page === state.page ? 'fr-btn fr-btn--sm' : 'fr-btn fr-btn--tertiary-no-outline fr-btn--sm'}
                    aria-label={textesTableaux.page(page)}
                    {...(page === state.page && { 'aria-current': 'page' })}
                    onClick={() => go(page)}
                  >
                    {page}
                  </button>
                </li>
              ),
            )}
            <li>
              <button
                type="button"
                className={step}
                {...(state.page >= pages && { 'aria-disabled': true })}
                onClick={() => go(state.page + 1)}
              >
                {textesTableaux.pageSuivante}
              </button>
            </li>
          </ul>
        </nav>
      )}
    </div>
  )
}
