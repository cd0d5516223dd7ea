import * as z from 'zod/mini'
import { isEmail, normalizeEmail } from './email.ts'
import { stripInvisibles } from './invisibles.ts'
import { optional } from './texte.ts'
import { textes } from './textes/common.ts'

const formeSite = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#][^\s<>"'`]*)?$/iu

const adresseEmail = () =>
  z.string({ error: textes.champObligatoire }).check(
    z.trim(),
    z.maxLength(254, { error: textes.texteTropLong(254), abort: true }),
    z.overwrite(normalizeEmail),
    z.refine((texte) => texte === '' || isEmail(texte), textes.emailInvalide),
  )

/** A required e-mail address, normalized. */
export const Email = adresseEmail().check(z.minLength(1, textes.champObligatoire))
/** An e-mail address that may be left blank: null. */
export const OptionalEmail = optional(adresseEmail())

export const OptionalTelephone = optional(
  z.string({ error: textes.valeurInvalide }).check(
    z.overwrite(stripInvisibles),
    z.trim(),
    z.refine((texte) => texte === '' || /^\+?[\d .()/-]{5,24}$/.test(texte), textes.telephoneInvalide),
  ),
)

/** A web site's address, with or without its scheme; never another scheme than http(s). */
export const OptionalSite = optional(
  z.string({ error: textes.valeurInvalide }).check(
    z.overwrite(stripInvisibles),
    z.trim(),
    z.maxLength(300, { error: textes.texteTropLong(300), abort: true }),
    z.refine((texte) => texte === '' || formeSite.test(texte), textes.siteInvalide),
  ),
)

/**
 * Whether the text is a French postal code: no département is 96 or 99, and 00 is the army's. CEDEX codes look the same
 * (reference/README.md).
 */
export const isFrenchCodePostal = (texte: string): boolean => /^(?:00[1-9]|0[1-9]\d|[1-8]\d\d|9[0-578]\d)\d\d$/.test(texte)

/** A postal code as typed. A French one loses its spaces and « F- »; any other text only loses invisible characters. */
export const parseCodePostal = (texte: string): string => {
  const copied = stripInvisibles(texte).trim()
  const digits = copied.replace(/^F(?=[\s-]*\d)/i, '').replace(/[\s-]/g, '')
  return /^\d{5}$/.test(digits) ? digits : copied
}
