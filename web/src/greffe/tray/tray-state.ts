import { queueColonnes, type QueueFiltres, trayTri, type listerFile, trayViews, type TrayView } from 'contract/greffe/queue'
import type { Sent } from 'contract/core/call'
import { filedTypes, type FiledType } from 'domain/requetes/types'
import { textesQueue } from 'domain/suivi/textes/queue'
import { readTableState, toPaging, toTableSearch, type TableState } from '../../core/table/paging.ts'

/** Stages of the requests in the tray. */
export type OpenEtape = keyof typeof textesQueue.etapes
export const openEtapes = Object.keys(textesQueue.etapes) as OpenEtape[]

/** Filters of the tray; an empty string means no filter. */
export interface TrayCriteria extends QueueFiltres {
  type: FiledType | ''
  etape: OpenEtape | ''
}
export const isNarrowed = (criteria: TrayCriteria): boolean => Object.values(criteria).some((value) => value !== '')

const nearestFirst = readTableState({ sort: trayTri }, { champ: '', sens: 'asc' }, queueColonnes).sort

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '')
const oneOf = <V extends string>(all: readonly V[], value: unknown): V | '' => all.find((each) => each === value) ?? ''

/** How to read each filter from an address. The mapped type makes a missing filter a compile error. */
const read: { [K in keyof TrayCriteria]: (held: unknown) => TrayCriteria[K] } = {
  recherche: text,
  type: (held) => oneOf(filedTypes, held),
  etape: (held) => oneOf(openEtapes, held),
}
const readCriteria = (search: Record<string, unknown>): TrayCriteria =>
  Object.fromEntries(Object.entries(read).map(([name, of]) => [name, of(search[name])])) as unknown as TrayCriteria

export const noCriteria: TrayCriteria = readCriteria({})

/** Reads tab, filters, page and sort from an address. Defaults to tab `A_FAIRE`, nearest due day first. */
export const trayOf = (search: Record<string, unknown>): { vue: TrayView; criteria: TrayCriteria; table: TableState } => ({
  vue: oneOf(trayViews, search['file']) || 'A_FAIRE',
  criteria: readCriteria(search),
  table: readTableState(search, nearestFirst, queueColonnes),
})

/** Search parameters for the address. Defaults are left out. */
export const toSearch = (vue: TrayView, criteria: TrayCriteria, table: TableState) => ({
  file: vue === 'A_FAIRE' ? undefined : vue,
  ...(Object.fromEntries(Object.entries(criteria).map(([name, value]) => [name, value || undefined])) as {
    [K in keyof TrayCriteria]: TrayCriteria[K] | undefined
  }),
  ...toTableSearch(table, nearestFirst),
})

/** Query of the call that lists the rows. */
export const toQuery = (vue: TrayView, criteria: TrayCriteria, table: TableState): Sent<typeof listerFile>['query'] => ({
  file: vue,
  ...criteria,
  ...toPaging(table),
})
