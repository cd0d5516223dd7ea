import type { EditablePage } from './editable-pages.ts'
import { texteAccessibilite } from './textes/pages/accessibilite.ts'
import { texteAide } from './textes/pages/aide.ts'
import { texteCgu } from './textes/pages/cgu.ts'
import { texteCookies } from './textes/pages/cookies.ts'
import { textePersonalDonnees } from './textes/pages/donnees-personnelles.ts'
import { texteFaq } from './textes/pages/faq.ts'
import { texteLegalMentions } from './textes/pages/mentions-legales.ts'

/** The Markdown text of each page until an administrator replaces it. Only the server uses it. */
export const defaultPages: Record<EditablePage, string> = {
  aide: texteAide,
  faq: texteFaq,
  cgu: texteCgu,
  'mentions-legales': texteLegalMentions,
  'donnees-personnelles': textePersonalDonnees,
  cookies: texteCookies,
  accessibilite: texteAccessibilite,
}
