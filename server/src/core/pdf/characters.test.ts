import { enCodes, unprintedCharacters } from 'domain/core/printable'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fontFiles, fontFor, fontNames } from './font-files.ts'
import { fonts } from './fonts.ts'

const { literal } = fonts

describe('the characters of a document', () => {
  test.each([
    ["l'Église d'Œting", 'l’Église d’Œting', 'apostrophes are typographic'],
    ['10\u202f000\u00a0€', '10\u00a0000\u00a0€', 'the narrow space of numbers is a no-break one'],
    ['Łęcki, Şahin, Đurić, Weiß, Ÿ', 'Łęcki, Şahin, Đurić, Weiß, Ÿ', 'the Latin names of Europe are kept'],
    ['Nguye\u0302\u0303n, Gökçeoğlu', 'Nguyễn, Gökçeoğlu', 'an accent on an accent is kept'],
    ['Союз, Σύλλογος', 'Союз, Σύλλογος', 'the other alphabets of the Union are kept'],
    ['abc\u202ecba\u200b', 'abccba', 'marks that reverse or join the text are dropped'],
    ['a\r\nb\tc\u2028d', 'a\nb c\nd', 'ends of lines are kept, tabulations are spaces'],
    ['Cercle ☺ ?', 'Cercle [U+263A] ?', 'what no font has is written by its number'],
    ['سلام, שָׁ', '[U+0633 U+0644 U+0627 U+0645], [U+05E9 U+05B8 U+05C1]', 'a word that no font has is one bracket, its vowels in it'],
  ])('%j becomes %j: %s', (given, written) => {
    expect(literal(given)).toBe(written)
  })

  test('no text needs a glyph that the fonts lack', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const weight of ['regular', 'bold'] as const)
          for (const { font, text: part } of fonts.runs(literal(text).replaceAll('\n', ''), {
            weight,
            size: 10,
            height: 12,
            color: '#000',
          }))
            for (const character of part) expect([character, fontFiles[font].has(character)]).toEqual([character, true])
      }),
    )
  })
})

describe('the warning about characters that will not print', () => {
  const has = (weight: 'regular' | 'bold', character: string) => fontNames[weight].some((name) => fontFiles[name].has(character))
  /** Scripts written left to right whose letters keep their shape whatever their neighbours, and signs common to all scripts. */
  const readable = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u
  const undrawn = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u

  test('names the characters that the fonts lack, for all of Unicode', () => {
    const differences: string[] = []
    for (let code = 0; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code)
      if (character.normalize('NFC') !== character || undrawn.test(character) || /[\ufffc\ufffd]/.test(character)) continue
      const printed = readable.test(character) && has('regular', character) && has('bold', character)
      if (printed !== (unprintedCharacters(character).length === 0)) differences.push(enCodes(character))
    }
    expect(differences).toEqual([])
  })

  test.each(Object.values(fontNames).flat())('%s counts as PDF does, its parts being drawn as they were measured', (name) => {
    expect(fontFor(name).unitsPerEm).toBe(1000)
  })
})
