/**
 * The characters that the fonts of our documents draw, as Unicode ranges: the Latin, Greek and Cyrillic alphabets of every language, and
 * the usual signs. server/src/core/pdf/characters.test.ts compares them with the fonts (docs/decisions/0099).
 */
const plages = `
  0020-007E 00A0-00AC 00AE-02E9 02EC-034E 0350-0377 037A-037F 0384-038A 038C 038E-03A1 03A3-03E1 03F0-052F 0951-0954
  0964-0965 10FB 1AB0-1AC0 1AC5 1AC7-1ACE 1C80-1C88 1D00-1DF9 1DFB-1F15 1F18-1F1D 1F20-1F45 1F48-1F4D 1F50-1F57 1F59
  1F5B 1F5D 1F5F-1F7D 1F80-1FB4 1FB6-1FC4 1FC6-1FD3 1FD6-1FDB 1FDD-1FEF 1FF2-1FF4 1FF6-1FFE 2000-200A 2010-2027
  202F-205F 2070-2071 2074-208E 2090-209C 20A0-20C0 20F0 2100-215F 2183-2184 2189 2202 220F 2211-2212 2215 2219-221A
  221E 222B 2248 2260 2264-2265 25CA 25CC 266A 2C60-2C7F 2DE0-2E5D A640-A69F A700-A7CA A7D0-A7D1 A7D3 A7D5-A7D9
  A7F2-A7FF A92E AB30-AB6B FB00-FB06 FE20-FE2F 10780-10785 10787-107B0 107B2-107BA 1DF00-1DF1E`

const ensemble = plages.replaceAll(/[0-9A-F]+/g, (code) => `\\u{${code}}`).replaceAll(/\s/g, '')
/** Spaces, line ends and characters that are never visible. */
const sansDessin = String.raw`\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}`
const inconnus = new RegExp(`[^${ensemble}${sansDessin}]`, 'gu')
/** A run of unknown characters, with their combining accents. */
const passages = new RegExp(`(?:[^${ensemble}${sansDessin}]\\p{M}*)+`, 'gu')

const codeDe = (caractere: string): string => `U+${(caractere.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Writes characters that a document cannot draw as their Unicode numbers, never as a sign that could pass for theirs. */
export const enCodes = (caracteres: string): string => `[${Array.from(caracteres, codeDe).join(' ')}]`

/** The text as a document prints it. */
export const printout = (texte: string): string => texte.replaceAll(passages, enCodes)

/** The characters of a text that our documents cannot draw, without duplicates. */
export const unprintedCharacters = (texte: string): string[] => [...new Set(texte.normalize('NFC').match(inconnus))]

/** `unprintedCharacters` of every text in a value, at any depth. */
export const unprintedCharactersIn = (valeur: unknown): string[] => {
  if (typeof valeur === 'string') return unprintedCharacters(valeur)
  if (typeof valeur !== 'object' || valeur === null) return []
  return [...new Set(Object.values(valeur).flatMap(unprintedCharactersIn))]
}
