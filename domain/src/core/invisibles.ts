/** A character that is never visible. U+FE0E and U+FE0F are left out: they choose how the sign before them is drawn. */
export const invisible = /(?![\uFE0E\uFE0F])[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
/** A character that changes the reading direction of what follows. */
export const bidiControl = /\p{Bidi_Control}/u
const invisibles = new RegExp(invisible, 'gu')

/**
 * Cleans a telephone, an address or a code pasted from a page or a contact. Removes invisible characters. Turns spaces of any width
 * (U+00A0, U+202F…) and hyphens that do not break (U+2010, U+2011) into ordinary ones.
 */
export const stripInvisibles = (colle: string): string =>
  colle
    .replace(invisibles, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')

/** A code without the spaces and hyphens that group its characters. */
export const stripSeparators = (colle: string): string => stripInvisibles(colle).replace(/[\s-]/g, '')

/** Characters that PostgreSQL cannot store: NUL and lone surrogates. */
export const unstorable = /\0|\p{Cs}/u

const motsAutour = 3
const lettresAutour = 40

/** The few visible words before and after the first match of `signe`. */
export const voisinage = (texte: string, signe: RegExp): { avant: string; apres: string } => {
  const place = texte.search(signe)
  const mots = (morceau: string): string[] =>
    morceau
      .replace(invisibles, '')
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim()
      .split(' ')
  return {
    avant: mots(texte.slice(0, place)).slice(-motsAutour).join(' ').slice(-lettresAutour).toWellFormed(),
    apres: mots(texte.slice(place + 1))
      .slice(0, motsAutour)
      .join(' ')
      .slice(0, lettresAutour)
      .toWellFormed(),
  }
}
