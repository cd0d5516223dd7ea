import { getPage, getPageAEditer, listerPages, modifierPage } from './pages.ts'
import { appelsDesCourriels } from './courriels.ts'
import { appelsDesListes } from './listes.ts'
import { appelsDesMessages } from './messages.ts'
import { appelsDesReglages } from './reglages.ts'
import { appelsDeVerification } from './verification.ts'

/** What an administrator keeps of the site, and what everybody reads of it. */
export const appelsDeLAdministration = {
  getPage,
  listerPages,
  getPageAEditer,
  modifierPage,
  ...appelsDesReglages,
  ...appelsDesListes,
  ...appelsDesCourriels,
  ...appelsDeVerification,
  ...appelsDesMessages,
}
