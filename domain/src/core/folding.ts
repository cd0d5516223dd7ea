// The same signs as in the SQL function `fold` (server/migrations/0097_comparaison.sql), which a test compares with this one, character by
// character.
const unseen =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]|[\uFE00-\uFE0F]|[\u00AD\u061C\u115F\u1160\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E0FFF}]/gu
const capitals = /[A-Z\u0391-\u03A9\u0400-\u042F]/g
const separators =
  /[\][ \t\n\v\f\r'"`<>(){},./;:\-\u00AB\u00B7\u00BB\u02B9-\u02BD\u1680\u2010-\u2015\u2018-\u201F\u2022\u2027-\u2029\u2032-\u2037\u2039\u203A\u2043\u2044\u2212\u2219\uA78B\uA78C]+/g

/** Letters that no decomposition takes apart; `æ` and `œ` lose their `e` as `ä` and `ö` do. */
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
 * What two spellings of one name have in common (docs/decisions/0130): words in small letters, without accents, parted by one space. `ä`, `ae` and
 * `a` are one, so that « Müller », « Mueller » and « Muller » are; « St » before another word is « Saint ». It finds and asks; nothing is
 * refused by it, stored in it or shown in it. Folded twice, a text changes no more.
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

/** The words of a text, each once. */
export const foldedWords = (text: string): string[] => [...new Set(fold(text).split(' ').filter(Boolean))]

/** The same without spaces: « Jean Marc », « Jean-Marc » and « Jeanmarc ». */
export const foldedLetters = (text: string): string => fold(text).replaceAll(' ', '')
