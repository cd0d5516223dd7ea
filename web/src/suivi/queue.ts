import { files } from 'contract/suivi/greffe'
import { readTableState, type TableState } from '../core/table/paging.ts'

const nearestFirst: TableState['sort'] = { champ: 'echeance', sens: 'asc' }
const sortable = ['echeance', 'datePreEnregistrement', 'numero', 'denomination']

/** The queue an address names, the page and the sort it is seen in: the first queue, the nearest day first, when it names none. */
export const queueOf = (search: Record<string, unknown>) => ({
  file: files.find((each) => each === search['file']) ?? 'A_PRENDRE_EN_CHARGE',
  state: readTableState(search, nearestFirst, sortable),
})
