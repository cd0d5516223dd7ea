import type { Sent } from 'contract/core/call'
import { colonnesRegistre, type listerAssociations } from 'contract/registre/registre'
import { etatsAssociation, type EtatAssociation } from 'domain/association/etats'
import { lignesParDefaut } from 'domain/core/constantes'
import { listOf } from '../core/search-params.ts'
import { readTableState, toPaging, type TableState } from '../core/table/paging.ts'

/** The filters that are one text (REG-01, REG-03 to REG-06, REG-11). */
export const textFilters = ['numero', 'nom', 'codePostal', 'commune', 'adresse', 'volume', 'folio'] as const
export type TextFilter = (typeof textFilters)[number]

export interface Filters extends Record<TextFilter, string> {
  /** The id of a court, '' for all (REG-12). */
  tribunal: string
  etats: EtatAssociation[]
  mes: boolean
}

export const noFilters: Filters = {
  numero: '',
  nom: '',
  codePostal: '',
  commune: '',
  adresse: '',
  volume: '',
  folio: '',
  tribunal: '',
  etats: [],
  mes: false,
}

/** REG-10. */
const defaultSort: TableState['sort'] = { champ: 'tribunal', sens: 'asc' }

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '')

/** The filters written in an address, whatever was typed there. */
export const readFilters = (search: Record<string, unknown>): Filters => ({
  numero: text(search['numero']),
  nom: text(search['nom']),
  codePostal: text(search['codePostal']),
  commune: text(search['commune']),
  adresse: text(search['adresse']),
  volume: text(search['volume']),
  folio: text(search['folio']),
  tribunal: text(search['tribunal']),
  etats: etatsAssociation.filter((etat) => listOf(search['etats']).includes(etat)),
  mes: search['mes'] === 'true',
})

export const readTable = (search: Record<string, unknown>): TableState => readTableState(search, defaultSort, colonnesRegistre)

/** The search as the address holds it: what is by default is left out. */
export const toSearch = (filters: Filters, { page, size, sort }: TableState) => ({
  ...filters,
  mes: filters.mes || undefined,
  page: page === 1 ? undefined : page,
  size: size === lignesParDefaut ? undefined : size,
  sort: sort.champ === defaultSort.champ && sort.sens === defaultSort.sens ? undefined : `${sort.champ},${sort.sens}`,
})

export const toQuery = ({ mes, ...filters }: Filters, table: TableState): Sent<typeof listerAssociations>['query'] => ({
  ...filters,
  ...toPaging(table),
  ...(mes && { mes: 'true' }),
})

/** How many filters narrow the list (REG-01 on a phone). */
export const activeFilters = ({ etats, ...others }: Filters): number =>
  Object.values(others).filter(Boolean).length + (etats.length > 0 ? 1 : 0)
