import type { Sent } from 'contract/core/call'
import { colonnesRequetes, triDesRequetes, type listerRequetes } from 'contract/suivi/liste'
import { lignesParDefaut } from 'domain/core/constantes'
import { estJour } from 'domain/core/jour'
import { etatsRequete, typesRequete, type EtatRequete, type TypeRequete } from 'domain/requetes/types'
import { listOf } from '../core/search-params.ts'
import { readTableState, toPaging, type TableState } from '../core/table/paging.ts'

/** The filters of the table of requests (REQ-07 to REQ-11). */
export interface Filters {
  numero: string
  denomination: string
  types: TypeRequete[]
  etats: EtatRequete[]
  datePreEnregistrement: string
}
export type TextFilter = 'numero' | 'denomination' | 'datePreEnregistrement'

export const noFilters: Filters = { numero: '', denomination: '', types: [], etats: [], datePreEnregistrement: '' }

/** REQ-13. */
const newestFirst = readTableState({ sort: triDesRequetes }, { champ: '', sens: 'asc' }, colonnesRequetes).sort

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '')
const oneOf = <V extends string>(all: readonly V[], value: unknown): V[] => all.filter((each) => listOf(value).includes(each))

/** The filters written in an address, whatever was typed there. */
export const readFilters = (search: Record<string, unknown>): Filters => ({
  numero: text(search['numero']),
  denomination: text(search['denomination']),
  types: oneOf(typesRequete, search['types']),
  etats: oneOf(etatsRequete, search['etats']),
  datePreEnregistrement: estJour(text(search['datePreEnregistrement'])) ? text(search['datePreEnregistrement']) : '',
})

export const readTable = (search: Record<string, unknown>): TableState => readTableState(search, newestFirst, colonnesRequetes)

/** The search as the address holds it: what is by default is left out. */
export const toSearch = (filters: Filters, { page, size, sort }: TableState) => ({
  ...filters,
  page: page === 1 ? undefined : page,
  size: size === lignesParDefaut ? undefined : size,
  sort: sort.champ === newestFirst.champ && sort.sens === newestFirst.sens ? undefined : `${sort.champ},${sort.sens}`,
})

export const toQuery = (filters: Filters, table: TableState): Sent<typeof listerRequetes>['query'] => ({ ...filters, ...toPaging(table) })

/** How many filters narrow the list. */
export const activeFilters = (filters: Filters): number => Object.values(filters).filter((value) => value.length > 0).length
