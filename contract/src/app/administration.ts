import { getPage, getPageAEditer, listerPages, modifierPage } from './pages.ts'
import { appelsDesReglages } from './reglages.ts'

/** What an administrator keeps of the site, and what everybody reads of it. */
export const appelsDeLAdministration = { getPage, listerPages, getPageAEditer, modifierPage, ...appelsDesReglages }
