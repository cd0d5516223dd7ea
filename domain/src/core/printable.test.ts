import { expect, test } from 'vitest'
import { printout, unprintedCharacters, unprintedCharactersIn } from './printable.ts'
import { textesPrintable } from './textes/printable.ts'

test.each([
  ["Société d'Œrmingen, nº 5 (1er étage) – 10 000 €, a@b.fr", 'French'],
  ['Łęcki, Gökçeoğlu, Nguyễn Thị Hồng, Đurić, Ștefan, Þór', 'Latin letters of other languages'],
  ['Σύλλογος, Союз, Ћирилица', 'the other alphabets of the Union and their neighbours'],
  ['a\u202fb\u2003c\n\td', 'spaces and ends of lines'],
  ['Nguye\u0302\u0303n', 'accents apart from their letter'],
  ['≥ ≤ ≠ ½ ² … « » “ ” • ™', 'usual signs'],
])('nothing is said of %j: %s', (texte) => {
  expect([unprintedCharacters(texte), printout(texte)]).toEqual([[], texte])
})

test('each character that our documents cannot draw is listed once, for one text or a whole filing', () => {
  expect(unprintedCharacters('a → b → ☺\ufe0f')).toEqual(['→', '☺'])
  expect(unprintedCharactersIn({ nom: 'Œ', membres: [{ nom: '王', rang: 3, ne: null }], objet: '→ 王' })).toEqual(['王', '→'])
  expect(printout('Club 王 de Thann')).toBe('Club [U+738B] de Thann')
})

test('the sentence names a few of them, each isolated so that it cannot change the text direction', () => {
  expect(textesPrintable.champ(['→'])).toContain('imprimer «\u00a0\u2068→\u2069\u00a0»\u00a0: ils portent [U+2192]')
  expect(textesPrintable.champ(['ש', '\u05b8'])).toContain('«\u00a0\u2068ש\u2069\u00a0» «\u00a0\u2068◌\u05b8\u2069\u00a0»')
  expect(textesPrintable.champ([...'abcdefgh']).match(/«/g)).toHaveLength(6)
})
