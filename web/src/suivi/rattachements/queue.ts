import type { TableState } from '../../core/table/paging.ts'

/** Who asked first is answered first (STAFF-16). */
export const oldestFirst: TableState['sort'] = { champ: 'demandeeLe', sens: 'asc' }

export const sortable = ['demandeeLe', 'personne', 'denomination']
