import { textesChrome } from 'domain/core/textes/chrome'
import type { Constants } from '../core/constants.ts'

/** The links of the footer, in order (HEAD-05, HEAD-06, HEAD-15). The accessibility statement is mandatory (décret 2019-768). */
export const footerLinks = ({ lienCGU, lienFAQ, conformiteAccessibilite }: Constants) => [
  { to: lienCGU, label: textesChrome.cgu },
  { to: lienFAQ, label: textesChrome.faq },
  { to: '/aide', label: textesChrome.aide },
  { to: '/mentions-legales', label: textesChrome.mentionsLegales },
  { to: '/donnees-personnelles', label: textesChrome.donneesPersonnelles },
  { to: '/cookies', label: textesChrome.cookies },
  { to: '/plan-du-site', label: textesChrome.planDuSite },
  { to: '/accessibilite', label: textesChrome.accessibilite(conformiteAccessibilite) },
]
