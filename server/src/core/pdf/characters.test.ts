import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fontFor, fonts } from './fonts.ts'

const { literal } = fonts

describe('what a document writes', () => {
  test.each([
    ["l'Église d'Œting", 'l’Église d’Œting', 'apostrophes are typographic'],
    ['10\u202f000\u00a0€', '10\u00a0000\u00a0€', 'the narrow space of numbers stays a no-break one'],
    ['Łęcki, Şahin, Đurić, Weiß, Ÿ', 'Łęcki, Şahin, Đurić, Weiß, Ÿ', 'the Latin names of Europe are kept'],
    ['Nguye\u0302\u0303n', 'Nguyên', 'a letter that the font lacks loses one accent, not its place'],
    ['Союз', '????', 'another alphabet is seen to be missing'],
    ['abc\u202ecba\u200b', 'abccba', 'marks that reverse or join the text are dropped'],
    ['a\r\nb\tc', 'a\nb c', 'line feeds are kept, tabulations are spaces'],
  ])('%j becomes %j: %s', (given, written) => {
    expect(literal(given)).toBe(written)
  })

  const embedded = [fontFor('regular'), fontFor('bold')]
  test('no text whatever asks for a glyph that the fonts lack', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const character of literal(text).replaceAll('\n', '')) {
          const codePoint = character.codePointAt(0) ?? 0
          expect(embedded.every((font) => font.hasGlyphForCodePoint(codePoint))).toBe(true)
        }
      }),
    )
  })
})
