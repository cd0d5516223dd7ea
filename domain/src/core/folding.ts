// Lists the same characters as the SQL function `fold` (server/migrations/0097_comparaison.sql). A test compares both functions character
// by character.
const unseen =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]|[\uFE00-\uFE0F]|[\u00AD\u061C\u115F\u1160\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E0FFF}]/gu
const capitals = /[A-Z\u0391-\u03A9\u0400-\u042F]/g
const separators =
  /[\][ \t\n\v\f\r'"`<>(){},./;:\-\u00AB\u00B7\u00BB\u02B9-\u02BD\u1680\u2010-\u2015\u2018-\u201F\u2022\u2027-\u2029\u2032-\u2037\u2039\u203A\u2043\u2044\u2212\u2219\uA78B\uA78C]+/g

/** Letters without a Unicode decomposition. `æ` and `œ` lose their `e`, as `ä` and `ö` do. */
const alone: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  Æ: 'a',
  æ: 'a',
  Œ: 'o',
  œ: 'o',
  Ø: 'o',
  ø: 'o',
  Ł: 'l',
  ł: 'l',
  Đ: 'd',
  đ: 'd',
  Ð: 'd',
  ð: 'd',
  Ħ: 'h',
  ħ: 'h',
  Ŧ: 't',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
}

/**
 * The common form of the spellings of a name (docs/decisions/0130): lower case, no accents, words separated by one space. `ä`, `ae` and `a`
 * become one, so « Müller », « Mueller » and « Muller » match. « St » before another word becomes « Saint ». It serves to search and to
 * ask: nothing is refused by it, stored in it or shown in it. Idempotent.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(capitals, (letter) => letter.toLowerCase())
    .replace(/[^\0-\x7F]/g, (letter) => alone[letter] ?? letter)
    .replace(separators, ' ')
    .replace(/([aou])e+/g, '$1')
    .replace(/^ | $/g, '')
    .replace(/(?<![^ ])st(es?|s?) (?=[^ ])/g, 'saint$1 ')

/** The folded words of a text, without duplicates. */
export const foldedWords = (text: string): string[] => [...new Set(fold(text).split(' ').filter(Boolean))]

/** `fold` without spaces: « Jean Marc », « Jean-Marc » and « Jeanmarc » match. */
export const foldedLetters = (text: string): string => fold(text).replaceAll(' ', '')
