import type { PageEditable } from './pages-editables.ts'
import { texteAccessibilite } from './textes-pages/textes-accessibilite.ts'
import { texteAide } from './textes-pages/textes-aide.ts'
import { texteCgu } from './textes-pages/textes-cgu.ts'
import { texteCookies } from './textes-pages/textes-cookies.ts'
import { texteDonneesPersonnelles } from './textes-pages/textes-donnees-personnelles.ts'
import { texteFaq } from './textes-pages/textes-faq.ts'
import { texteMentionsLegales } from './textes-pages/textes-mentions-legales.ts'

/** The Markdown text of each page until an administrator replaces it. Only the server uses it. */
export const pagesParDefaut: Record<PageEditable, string> = {
  aide: texteAide,
  faq: texteFaq,
  cgu: texteCgu,
  'mentions-legales': texteMentionsLegales,
  'donnees-personnelles': texteDonneesPersonnelles,
  cookies: texteCookies,
  accessibilite: texteAccessibilite,
}
