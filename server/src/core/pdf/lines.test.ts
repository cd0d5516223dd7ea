import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakLines } from './lines.ts'

/** Ten units a character: the rule is the same in any font. */
const measure = (text: string) => text.length * 10

describe('breaking into lines', () => {
  test.each([
    ['un deux trois', 80, ['un deux ', 'trois']],
    ['ligne 1\nligne 2', 200, ['ligne 1 ', 'ligne 2']],
    ['10\u00a0000 euros', 70, ['10\u00a0000 ', 'euros']],
    ['abcdefghij', 40, ['abcd', 'efgh', 'ij']],
    ['Marie-Antoinette', 110, ['Marie-', 'Antoinette']],
    ['', 100, ['']],
  ])('%j in %i units', (text, width, lines) => {
    expect(breakLines(text, width, measure)).toEqual(lines)
  })

  test('no line is wider than its column, no character is lost', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', '-', '/', ' ', '\n', '\u00a0') }),
        fc.integer({ min: 10, max: 200 }),
        (text, width) => {
          const lines = breakLines(text, width, measure)
          for (const line of lines) expect(measure(line.replace(/ $/, ''))).toBeLessThanOrEqual(width)
          expect(lines.join('').replace(/[ \n]/g, '')).toBe(text.replace(/[ \n]/g, ''))
        },
      ),
    )
  })
})
