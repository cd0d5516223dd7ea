import { getPage, getPageAEditer, listerPages, modifierPage } from './pages.ts'
import { appelsDesCourriels } from './courriels.ts'
import { appelsDesListes } from './listes.ts'
import { appelsDesMessages } from './messages.ts'
import { appelsDesReglages } from './reglages.ts'
import { appelsDeVerification } from './verification.ts'

/** The calls that manage site-wide content (pages, messages), and those that everybody reads it with. */
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
