import type { Answer, Sent } from 'contract/core/call'
import { ownAssociationsTri, type exporterMiennes, type listerMiennes } from 'contract/registre/own-associations'
import { etatsAssociation, type EtatAssociation } from 'domain/association/etats'
import { ownAssociationTris } from 'domain/registre/own-associations'
import { listOf } from '../../core/search-params.ts'
import { readTableState, toTableSearch, type TableState } from '../../core/table/paging.ts'

export type MineRow = Answer<typeof listerMiennes>['content'][number]

/** Filters of the list of the person's associations (docs/decisions/0070). */
export interface Narrowing {
  recherche: string
  etats: EtatAssociation[]
  aFaire: boolean
}

export const noFilters: Narrowing = { recherche: '', etats: [], aFaire: false }

const soonest = readTableState({ sort: ownAssociationsTri }, { champ: '', sens: 'asc' }, ownAssociationTris).sort

/** Reads the filters from an address. Invalid values are ignored. */
export const readFilters = (search: Record<string, unknown>): Narrowing => ({
  recherche: typeof search['recherche'] === 'string' ? search['recherche'].slice(0, 100) : '',
  etats: etatsAssociation.filter((etat) => listOf(search['etats']).includes(etat)),
  aFaire: search['aFaire'] === 'true',
})

export const readTable = (search: Record<string, unknown>): TableState => readTableState(search, soonest, ownAssociationTris)

/** Search parameters for the address. Defaults are left out. */
export const toSearch = ({ recherche, etats, aFaire }: Narrowing, table: TableState) => ({
  recherche: recherche || undefined,
  etats: etats.length > 0 ? etats : undefined,
  aFaire: aFaire || undefined,
  ...toTableSearch(table, soonest),
})

/** Query of the search, with its sort: the same for the table and the export. */
export const toQuery = ({ aFaire, ...filters }: Narrowing, { sort }: TableState): Sent<typeof exporterMiennes>['query'] => ({
  ...filters,
  ...(aFaire && { aFaire: 'true' }),
  sort: `${sort.champ},${sort.sens}`,
})

/** Number of active filters. */
export const activeFilters = ({ recherche, etats, aFaire }: Narrowing): number =>
  Number(recherche !== '') + Number(etats.length > 0) + Number(aFaire)
