import { colonnesFile, type FiltresFile, triDeLaFile, type listerFile, vues, type Vue } from 'contract/suivi/file'
import type { Sent } from 'contract/core/call'
import { lignesParDefaut } from 'domain/core/constantes'
import { typesDeposes, type TypeDepose } from 'domain/requetes/types'
import { textesFile } from 'domain/suivi/textes-file'
import { readTableState, toPaging, type TableState } from '../../core/table/paging.ts'

/** The stages a file of the tray may be at. */
export type EtapeOuverte = keyof typeof textesFile.etapes
export const etapesOuvertes = Object.keys(textesFile.etapes) as EtapeOuverte[]

/** What narrows the tray. */
export interface TrayCriteria extends FiltresFile {
  type: TypeDepose | ''
  etape: EtapeOuverte | ''
}
export const isNarrowed = (criteria: TrayCriteria): boolean => Object.values(criteria).some((value) => value !== '')

const nearestFirst = readTableState({ sort: triDeLaFile }, { champ: '', sens: 'asc' }, colonnesFile).sort

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '')
const oneOf = <V extends string>(all: readonly V[], value: unknown): V | '' => all.find((each) => each === value) ?? ''

/** How each filter is read in an address: one without its own does not compile. */
const read: { [K in keyof TrayCriteria]: (held: unknown) => TrayCriteria[K] } = {
  recherche: text,
  type: (held) => oneOf(typesDeposes, held),
  etape: (held) => oneOf(etapesOuvertes, held),
}
const readCriteria = (search: Record<string, unknown>): TrayCriteria =>
  Object.fromEntries(Object.entries(read).map(([name, of]) => [name, of(search[name])])) as unknown as TrayCriteria

export const noCriteria: TrayCriteria = readCriteria({})

/** The tab an address names, what narrows it, the page and the sort it is seen in: all there is to do, the nearest day first, when it names none. */
export const trayOf = (search: Record<string, unknown>): { vue: Vue; criteria: TrayCriteria; table: TableState } => ({
  vue: oneOf(vues, search['file']) || 'A_FAIRE',
  criteria: readCriteria(search),
  table: readTableState(search, nearestFirst, colonnesFile),
})

/** The same as the address holds it: what is by default is left out. */
export const toSearch = (vue: Vue, criteria: TrayCriteria, { page, size, sort }: TableState) => ({
  file: vue === 'A_FAIRE' ? undefined : vue,
  ...(Object.fromEntries(Object.entries(criteria).map(([name, value]) => [name, value || undefined])) as {
    [K in keyof TrayCriteria]: TrayCriteria[K] | undefined
  }),
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
