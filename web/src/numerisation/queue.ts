import type { TableState } from '../core/table/paging.ts'

/** Who asked first is served first (STAFF-19). */
export const oldestFirst: TableState['sort'] = { champ: 'demandeeLe', sens: 'asc' }

export const sortable = ['demandeeLe', 'numero', 'nom']
