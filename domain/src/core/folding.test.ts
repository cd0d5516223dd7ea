import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded, otherNames, sameNames } from './exemples-folding.ts'
import { fold, foldedLetters, foldedWords } from './folding.ts'

test.each(sameNames)('[X-88] %j and %j are one name', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test.each(otherNames)('[X-88] %j and %j are two names', (one, other) => {
  expect(fold(one)).not.toBe(fold(other))
})

test.each(folded)('%j is folded into %j', (text, expected) => {
  expect(fold(text)).toBe(expected)
})

test('folding twice changes nothing more, and the words are the parts between spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
      expect(foldedWords(text)).toEqual([...new Set(fold(text).split(' ').filter(Boolean))])
      expect(foldedLetters(text)).not.toContain(' ')
    }),
  )
})
