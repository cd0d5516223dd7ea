import type { FiltresFile } from 'contract/suivi/file'
import { filtersOf, tableKeys } from '../../core/search-params.ts'

/** What the address of the tray holds, and of the pages opened from it, which go back there. */
export const trayKeys = ['file', ...filtersOf<FiltresFile>({ recherche: true, type: true, etape: true }), ...tableKeys] as const
