import type { Sent } from 'contract/core/call'
import { colonnesRequetes, type FiltresRequetes, triDesRequetes, type listerRequetes } from 'contract/suivi/liste'
import { isJour } from 'domain/core/jour'
import { etatsRequete, typesRequete } from 'domain/requetes/types'
import { listOf } from '../core/search-params.ts'
import { readTableState, toPaging, toTableSearch, type TableState } from '../core/table/paging.ts'

export type Criteria = FiltresRequetes
export type TypedCriterion = 'numero' | 'denomination' | 'datePreEnregistrement'

/** REQ-13. */
const newestFirst = readTableState({ sort: triDesRequetes }, { champ: '', sens: 'asc' }, colonnesRequetes).sort

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '')
const oneOf = <V extends string>(all: readonly V[], value: unknown): V[] => all.filter((each) => listOf(value).includes(each))

const day = (value: unknown): string => (isJour(text(value)) ? text(value) : '')

/** How to read each filter from an address, whatever it holds. The mapped type makes a missing filter a compile error. */
const read: { [K in keyof Criteria]: (held: unknown) => Criteria[K] } = {
  numero: text,
  denomination: text,
  types: (held) => oneOf(typesRequete, held),
  etats: (held) => oneOf(etatsRequete, held),
  datePreEnregistrement: day,
}

export const readFilters = (search: Record<string, unknown>): Criteria =>
  Object.fromEntries(Object.entries(read).map(([name, of]) => [name, of(search[name])])) as unknown as Criteria

export const noFilters: Criteria = readFilters({})

export const readTable = (search: Record<string, unknown>): TableState => readTableState(search, newestFirst, colonnesRequetes)

/** Search parameters for the address. Default page, size and sort are left out. */
export const toSearch = (filters: Criteria, table: TableState) => ({
  ...filters,
  ...toTableSearch(table, newestFirst),
})

export const toQuery = (filters: Criteria, table: TableState): Sent<typeof listerRequetes>['query'] => ({ ...filters, ...toPaging(table) })

/** Number of active filters. */
export const activeFilters = (filters: Criteria): number => Object.values(filters).filter((value) => value.length > 0).length
