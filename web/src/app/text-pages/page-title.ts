import type { EditablePage } from 'domain/app/editable-pages'
import { textesPages } from 'domain/app/textes/pages'
import { textesChrome } from 'domain/core/textes/chrome'

const titles: Record<EditablePage, string> = {
  aide: textesChrome.aide,
  faq: textesChrome.faq,
  cgu: textesChrome.cgu,
  'mentions-legales': textesChrome.mentionsLegales,
  'donnees-personnelles': textesChrome.donneesPersonnelles,
  cookies: textesChrome.cookies,
  accessibilite: textesPages.accessibilite,
}

/** The h1 of a footer page. */
export const pageTitle = (id: EditablePage): string => titles[id]
