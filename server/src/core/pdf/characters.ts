import { printout } from 'domain/core/printable'

/** Line endings of every system, and those of Unicode. */
const ends = /\r\n?|[\u2028\u2029]/g
/** The narrow no-break space of Intl, and other spaces, have no glyph of their own in the first font. */
const spaces = /(?! )\p{Zs}/gu
/** Direction overrides and joiners could make a name look different from what it is. Control characters show nothing. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * The text as it will be drawn: typographic apostrophes, line feeds kept, and no glyph ever missing, which PDF/A forbids
 * (ISO 19005-3, 6.2.11.8).
 */
export const literal = (text: string): string =>
  printout(
    text.normalize('NFC').replace(ends, '\n').replaceAll('\t', ' ').replace(spaces, '\u00a0').replace(unseen, '').replaceAll("'", '’'),
  )
