import type { rechercherComptes } from 'contract/compte/support'
import type { Sent } from 'contract/core/call'
import { defaultLignes } from 'domain/core/constants'
import { readTableState, toPaging, type TableState } from '../../core/table/paging.ts'

export interface AccountFilters {
  texte: string
  /** Staff accounts only. */
  agents: boolean
}

export const noFilters: AccountFilters = { texte: '', agents: false }

const defaultSort: TableState['sort'] = { champ: 'nom', sens: 'asc' }
const sortable = ['nom', 'email', 'creeLe']

/** Reads the filters from an address, and ignores invalid values. */
export const readFilters = ({ texte, agents }: Record<string, unknown>): AccountFilters => ({
  texte: typeof texte === 'string' ? texte.slice(0, 100) : '',
  agents: agents === 'true',
})

export const readTable = (search: Record<string, unknown>): TableState => readTableState(search, defaultSort, sortable)

/** Writes the search in the address. Default values are left out. */
export const toSearch = ({ texte, agents }: AccountFilters, { page, size, sort }: TableState) => ({
  texte,
  agents: agents || undefined,
  page: page === 1 ? undefined : page,
  size: size === defaultLignes ? undefined : size,
  sort: sort.champ === defaultSort.champ && sort.sens === defaultSort.sens ? undefined : `${sort.champ},${sort.sens}`,
})

export const toQuery = ({ texte, agents }: AccountFilters, table: TableState): Sent<typeof rechercherComptes>['query'] => ({
  texte,
  ...(agents && { agents: 'true' as const }),
  ...toPaging(table),
})
