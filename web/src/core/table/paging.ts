import { lignesAuPlus, lignesParDefaut, lignesParPage, toutes } from 'domain/core/constantes'

/** What the person chose. `page` counts from 1 (TABLE-02); `size` is -1 for all. */
export interface TableState {
  page: number
  size: number
  sort: { champ: string; sens: 'asc' | 'desc' }
}

/** The same in the query of a call: page from 0, « all » as a bounded size (CONST-05), and always a sort (TABLE-03). */
export const toPaging = ({ page, size, sort }: TableState) => ({
  page: String(page - 1),
  size: String(size === toutes ? lignesAuPlus : size),
  sort: `${sort.champ},${sort.sens}`,
})

/** Never less than 1: an empty table has one page. */
export const pageCount = (totalRows: number, size: number): number => (size === toutes ? 1 : Math.max(1, Math.ceil(totalRows / size)))

/** « all » asks no more rows than the server gives; the table says so when there are more. */
export const isCut = (totalRows: number, size: number): boolean => size === toutes && totalRows > lignesAuPlus

const sizes: readonly number[] = [toutes, ...lignesParPage]

/** The state written in an address, whatever was typed there; `sortable` holds the fields that sort, the first by default. */
export const readTableState = (search: Record<string, unknown>, byDefault: TableState['sort'], sortable: readonly string[]): TableState => {
  const page = Number(search['page'])
  const size = Number(search['size'])
  const [champ = '', sens] = String(search['sort'] ?? '').split(',')
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: sizes.includes(size) ? size : lignesParDefaut,
    sort: sortable.includes(champ) ? { champ, sens: sens === 'desc' ? 'desc' : 'asc' } : byDefault,
  }
}

/** What a click on a column's button asks: the other direction of the same column, else ascending. */
export const nextSort = (sort: TableState['sort'], champ: string): TableState['sort'] => ({
  champ,
  sens: sort.champ === champ && sort.sens === 'asc' ? 'desc' : 'asc',
})

/** The same for a paged table: always from page 1. */
export const sortedBy = (state: TableState, champ: string): TableState => ({ ...state, page: 1, sort: nextSort(state.sort, champ) })

/** The page shown and its neighbours, always with the first and the last; null where pages are left out, never for a single one. */
export const nearby = (page: number, pages: number): (number | null)[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((each) => each >= 1 && each <= pages)
  return shown.flatMap((each, rank) => {
    const gap = each - (shown[rank - 1] ?? 0)
    return gap > 2 ? [null, each] : gap === 2 ? [each - 1, each] : [each]
  })
}
