import { type listerFile, vues, type Vue } from 'contract/suivi/file'
import type { Sent } from 'contract/core/call'
import { lignesParDefaut } from 'domain/core/constantes'
import { typesDeposes, type TypeDepose } from 'domain/requetes/types'
import { textesFile } from 'domain/suivi/textes-file'
import { readTableState, toPaging, type TableState } from '../../core/table/paging.ts'

/** The stages a file of the tray may be at. */
export type EtapeOuverte = keyof typeof textesFile.etapes
export const etapesOuvertes = Object.keys(textesFile.etapes) as EtapeOuverte[]

/** What narrows the tray. */
export interface TrayCriteria {
  recherche: string
  type: TypeDepose | ''
  etape: EtapeOuverte | ''
}
export const noCriteria: TrayCriteria = { recherche: '', type: '', etape: '' }
export const isNarrowed = (criteria: TrayCriteria): boolean => Object.values(criteria).some((value) => value !== '')

const nearestFirst: TableState['sort'] = { champ: 'echeance', sens: 'asc' }
const sortable = ['echeance', 'datePreEnregistrement', 'numero', 'denomination']

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '')
const oneOf = <V extends string>(all: readonly V[], value: unknown): V | '' => all.find((each) => each === value) ?? ''

/** The tab an address names, what narrows it, the page and the sort it is seen in: all there is to do, the nearest day first, when it names none. */
export const trayOf = (search: Record<string, unknown>): { vue: Vue; criteria: TrayCriteria; table: TableState } => ({
  vue: oneOf(vues, search['file']) || 'A_FAIRE',
  criteria: {
    recherche: text(search['recherche']),
    type: oneOf(typesDeposes, search['type']),
    etape: oneOf(etapesOuvertes, search['etape']),
  },
  table: readTableState(search, nearestFirst, sortable),
})

/** The same as the address holds it: what is by default is left out. */
export const toSearch = (vue: Vue, { recherche, type, etape }: TrayCriteria, { page, size, sort }: TableState) => ({
  file: vue === 'A_FAIRE' ? undefined : vue,
  recherche: recherche || undefined,
  type: type || undefined,
  etape: etape || undefined,
  page: page === 1 ? undefined : page,
  size: size === lignesParDefaut ? undefined : size,
  sort: sort.champ === nearestFirst.champ && sort.sens === nearestFirst.sens ? undefined : `${sort.champ},${sort.sens}`,
})

/** The same as the server is asked. */
export const toQuery = (vue: Vue, criteria: TrayCriteria, table: TableState): Sent<typeof listerFile>['query'] => ({
  file: vue,
  ...criteria,
  ...toPaging(table),
})
