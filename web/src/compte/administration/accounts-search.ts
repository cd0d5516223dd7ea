import type { rechercherComptes } from 'contract/compte/support'
import type { Sent } from 'contract/core/call'
import { readTableState, toPaging, toTableSearch, type TableState } from '../../core/table/paging.ts'

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
export const toSearch = ({ texte, agents }: AccountFilters, table: TableState) => ({
  texte,
  agents: agents || undefined,
  ...toTableSearch(table, defaultSort),
})

export const toQuery = ({ texte, agents }: AccountFilters, table: TableState): Sent<typeof rechercherComptes>['query'] => ({
  texte,
  ...(agents && { agents: 'true' as const }),
  ...toPaging(table),
})
