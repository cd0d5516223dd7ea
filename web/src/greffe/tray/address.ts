import type { FiltresFile } from 'contract/greffe/queue'
import { filtersOf, tableKeys } from '../../core/search-params.ts'

/** Search parameters of the tray. Pages opened from it keep them for the link back. */
export const trayKeys = ['file', ...filtersOf<FiltresFile>({ recherche: true, type: true, etape: true }), ...tableKeys] as const
