import * as z from 'zod/mini'
import { facultatif } from './texte.ts'
import { textes } from './textes.ts'

// HTML's own rule for addresses with at least one dot in the domain: no space, control, comma, quote or angle (threats T13).
const formeEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/
const formeSite = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#][^\s<>"'`]*)?$/iu

const adresseEmail = () =>
  z.string({ error: textes.champObligatoire }).check(
    z.trim(),
    z.maxLength(254, { error: textes.texteTropLong(254), abort: true }),
    z.refine((texte) => texte === '' || formeEmail.test(texte), textes.emailInvalide),
  )

/** A required e-mail address, trimmed. Its case is left as typed. */
export const Email = adresseEmail().check(z.minLength(1, textes.champObligatoire))
/** An e-mail address that may be left blank: null. */
export const EmailFacultatif = facultatif(adresseEmail())

export const TelephoneFacultatif = facultatif(
  z.string({ error: textes.valeurInvalide }).check(
    z.trim(),
    z.refine((texte) => texte === '' || /^\+?[\d .()/\u00A0-]{5,24}$/.test(texte), textes.telephoneInvalide),
  ),
)

/** A web site's address, with or without its scheme; never another scheme than http(s). */
export const SiteFacultatif = facultatif(
  z.string({ error: textes.valeurInvalide }).check(
    z.trim(),
    z.maxLength(300, { error: textes.texteTropLong(300), abort: true }),
    z.refine((texte) => texte === '' || formeSite.test(texte), textes.siteInvalide),
  ),
)

/** True for a French postal code; CEDEX codes look the same (reference/README.md). */
export const estCodePostalFrancais = (texte: string): boolean => /^\d{5}$/.test(texte)
