import type { Sent } from 'contract/core/call'
import { colonnesRegistre, type FiltresRegistre, defaultTri, pertinenceTri, type listerAssociations } from 'contract/registre/registre'
import { etatsAssociation } from 'domain/association/etats'
import { listOf } from '../core/search-params.ts'
import { isSameSort, readTableState, toPaging, toTableSearch, type TableState } from '../core/table/paging.ts'

/** The sortable columns, and relevance, which needs a text in the search field. */
const sorts = [...colonnesRegistre, 'pertinence']

/** The text filters (REG-01, REG-03 to REG-06, REG-11). */
export const textFilters = ['numero', 'nom', 'codePostal', 'commune', 'adresse', 'volume', 'folio'] as const
export type TextFilter = (typeof textFilters)[number]

/** A typed text: that of a filter or of the search field. */
export type Typed = TextFilter | 'recherche'

/** Filters of the register. `tribunal` is an id, '' for all courts (REG-12). */
export interface Filters extends Omit<FiltresRegistre, 'mes'> {
  mes: boolean
}

const sortOf = (sort: string): TableState['sort'] => readTableState({ sort }, { champ: '', sens: 'asc' }, sorts).sort
const [byCourt, byRelevance] = [sortOf(defaultTri), sortOf(pertinenceTri)]

/** REG-10: by court, or by relevance when the search has a text. */
const defaultSort = (recherche: unknown): TableState['sort'] => (cut(recherche, longest).trim() === '' ? byCourt : byRelevance)

/** Maximum length of the search field: that of a denomination. */
export const longest = 250
const cut = (value: unknown, length: number): string => (typeof value === 'string' ? value.slice(0, length) : '')
const text = (value: unknown): string => cut(value, 100)

/** How to read each filter from an address, whatever it holds. The mapped type makes a missing filter a compile error. */
const read: { [K in keyof Filters]: (held: unknown) => Filters[K] } = {
  recherche: (held) => cut(held, longest),
  numero: text,
  nom: text,
  codePostal: text,
  commune: text,
  adresse: text,
  volume: text,
  folio: text,
  tribunal: text,
  etats: (held) => etatsAssociation.filter((etat) => listOf(held).includes(etat)),
  mes: (held) => held === 'true',
}

export const readFilters = (search: Record<string, unknown>): Filters =>
  Object.fromEntries(Object.entries(read).map(([name, of]) => [name, of(search[name])])) as unknown as Filters

export const noFilters: Filters = readFilters({})

export const readTable = (search: Record<string, unknown>): TableState => {
  const state = readTableState(search, defaultSort(search['recherche']), sorts)
  // The address may hold an invalid sort: relevance without a text, or ascending relevance.
  return state.sort.champ === 'pertinence' ? { ...state, sort: defaultSort(search['recherche']) } : state
}

/** True when a text search is sorted by something other than relevance. */
export const isSortChosen = ({ recherche }: Filters, { sort }: TableState): boolean =>
  !isSameSort(sort, defaultSort(recherche)) && recherche.trim() !== ''

/** Table state for a new search. A default sort follows the new search; a chosen sort stays. */
export const tableFor = (next: Filters, before: Filters, table: TableState): TableState => ({
  ...table,
  page: 1,
  sort: isSameSort(table.sort, defaultSort(before.recherche)) ? defaultSort(next.recherche) : table.sort,
})

/** Search parameters for the address. Defaults are left out. */
export const toSearch = (filters: Filters, table: TableState) => ({
  ...filters,
  mes: filters.mes || undefined,
  ...toTableSearch(table, defaultSort(filters.recherche)),
})

export const toQuery = ({ mes, ...filters }: Filters, table: TableState): Sent<typeof listerAssociations>['query'] => ({
  ...filters,
  ...toPaging(table),
  ...(mes && { mes: 'true' }),
})

/** Value of `liste` for the unfiltered list: an empty value would be dropped from the address. */
export const wholeList = 'toutes'

/** Number of active filters, without the search field. Shown on a phone (REG-01). */
export const activeFilters = ({ recherche: _, etats, ...others }: Filters): number =>
  Object.values(others).filter(Boolean).length + (etats.length > 0 ? 1 : 0)
