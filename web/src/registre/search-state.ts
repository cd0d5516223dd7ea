import type { Sent } from 'contract/core/call'
import { colonnesRegistre, type FiltresRegistre, triParDefaut, triParPertinence, type listerAssociations } from 'contract/registre/registre'
import { etatsAssociation } from 'domain/association/etats'
import { lignesParDefaut } from 'domain/core/constantes'
import { listOf } from '../core/search-params.ts'
import { readTableState, toPaging, type TableState } from '../core/table/paging.ts'

/** The columns that sort, and relevance, which only a text of the box has. */
const sorts = [...colonnesRegistre, 'pertinence']

/** The filters that are one text (REG-01, REG-03 to REG-06, REG-11). */
export const textFilters = ['numero', 'nom', 'codePostal', 'commune', 'adresse', 'volume', 'folio'] as const
export type TextFilter = (typeof textFilters)[number]

/** A text somebody types: a filter's or the box's. */
export type Typed = TextFilter | 'recherche'

/** The court is an id, '' for all (REG-12). */
export interface Filters extends Omit<FiltresRegistre, 'mes'> {
  mes: boolean
}

const sortOf = (sort: string): TableState['sort'] => readTableState({ sort }, { champ: '', sens: 'asc' }, sorts).sort
const [byCourt, byRelevance] = [sortOf(triParDefaut), sortOf(triParPertinence)]
const same = (one: TableState['sort'], other: TableState['sort']): boolean => one.champ === other.champ && one.sens === other.sens

/** REG-10; the best answers first while one searches. */
const defaultSort = (recherche: unknown): TableState['sort'] => (cut(recherche, longest).trim() === '' ? byCourt : byRelevance)

/** The box holds a whole denomination. */
export const longest = 250
const cut = (value: unknown, length: number): string => (typeof value === 'string' ? value.slice(0, length) : '')
const text = (value: unknown): string => cut(value, 100)

/** How each filter is read in an address, whatever was typed there: one without its own does not compile. */
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
  // The address may ask for a sort that is none: relevance without a text, or from the least relevant.
  return state.sort.champ === 'pertinence' ? { ...state, sort: defaultSort(search['recherche']) } : state
}

/** Whether another sort than relevance was chosen for what is searched. */
export const isSortChosen = ({ recherche }: Filters, { sort }: TableState): boolean =>
  !same(sort, defaultSort(recherche)) && recherche.trim() !== ''

/** The state of the table for another search: the sort that nobody chose follows the box. */
export const tableFor = (next: Filters, before: Filters, table: TableState): TableState => ({
  ...table,
  page: 1,
  sort: same(table.sort, defaultSort(before.recherche)) ? defaultSort(next.recherche) : table.sort,
})

/** The search as the address holds it: what is by default is left out. */
export const toSearch = (filters: Filters, { page, size, sort }: TableState) => ({
  ...filters,
  mes: filters.mes || undefined,
  page: page === 1 ? undefined : page,
  size: size === lignesParDefaut ? undefined : size,
  sort: same(sort, defaultSort(filters.recherche)) ? undefined : `${sort.champ},${sort.sens}`,
})

export const toQuery = ({ mes, ...filters }: Filters, table: TableState): Sent<typeof listerAssociations>['query'] => ({
  ...filters,
  ...toPaging(table),
  ...(mes && { mes: 'true' }),
})

/** What names the list that nobody searched: an empty value would leave the address. */
export const wholeList = 'toutes'

/** How many of the specification's filters narrow the list (REG-01 on a phone). */
export const activeFilters = ({ recherche: _, etats, ...others }: Filters): number =>
  Object.values(others).filter(Boolean).length + (etats.length > 0 ? 1 : 0)
