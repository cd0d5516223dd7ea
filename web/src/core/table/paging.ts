import { maxLignes, defaultLignes, lignesPerPage, allLignes } from 'domain/core/constants'

/** A table's page (from 1, TABLE-02), size (-1 for all) and sort. */
export interface TableState {
  page: number
  size: number
  sort: { champ: string; sens: 'asc' | 'desc' }
}

/** Converts it to a call's query: page from 0, « all » as the maximum size (CONST-05), and always a sort (TABLE-03). */
export const toPaging = ({ page, size, sort }: TableState) => ({
  page: String(page - 1),
  size: String(size === allLignes ? maxLignes : size),
  sort: `${sort.champ},${sort.sens}`,
})

/** At least 1: an empty table has one page. */
export const pageCount = (totalRows: number, size: number): number => (size === allLignes ? 1 : Math.max(1, Math.ceil(totalRows / size)))

/** « all » requests the server's maximum. True when the list has more rows, and the table says so. */
export const isCut = (totalRows: number, size: number): boolean => size === allLignes && totalRows > maxLignes

const sizes: readonly number[] = [allLignes, ...lignesPerPage]

/** Reads a table's state from an address and ignores invalid values. `sortable` lists the sort fields; the default sort is `byDefault`. */
export const readTableState = (search: Record<string, unknown>, byDefault: TableState['sort'], sortable: readonly string[]): TableState => {
  const page = Number(search['page'])
  const size = Number(search['size'])
  const [champ = '', sens] = String(search['sort'] ?? '').split(',')
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: sizes.includes(size) ? size : defaultLignes,
    sort: sortable.includes(champ) ? { champ, sens: sens === 'desc' ? 'desc' : 'asc' } : byDefault,
  }
}

export const isSameSort = (one: TableState['sort'], other: TableState['sort']): boolean =>
  one.champ === other.champ && one.sens === other.sens

/** Writes a table's state in an address, for `readTableState`. Default values are left out. */
export const toTableSearch = ({ page, size, sort }: TableState, byDefault: TableState['sort']) => ({
  page: page === 1 ? undefined : page,
  size: size === defaultLignes ? undefined : size,
  sort: isSameSort(sort, byDefault) ? undefined : `${sort.champ},${sort.sens}`,
})

/** The sort after a click on a column: reverses the same column, else sorts ascending. */
export const nextSort = (sort: TableState['sort'], champ: string): TableState['sort'] => ({
  champ,
  sens: sort.champ === champ && sort.sens === 'asc' ? 'desc' : 'asc',
})

/** Same for a paged table, which returns to page 1. */
export const sortedBy = (state: TableState, champ: string): TableState => ({ ...state, page: 1, sort: nextSort(state.sort, champ) })

/** The current page, its neighbours, the first and the last. Null marks a gap of two pages or more. */
export const nearby = (page: number, pages: number): (number | null)[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((each) => each >= 1 && each <= pages)
  return shown.flatMap((each, rank) => {
    const gap = each - (shown[rank - 1] ?? 0)
    return gap > 2 ? [null, each] : gap === 2 ? [each - 1, each] : [each]
  })
}
