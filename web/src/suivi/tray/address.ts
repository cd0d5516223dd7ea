import { tableKeys } from '../../core/search-params.ts'

/** What the address of the tray holds, and of the pages opened from it, which go back there. */
export const trayKeys = ['file', 'recherche', 'type', 'etape', ...tableKeys] as const
