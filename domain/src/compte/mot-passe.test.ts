import { expect, test } from 'vitest'
import { MotPasse } from './mot-passe.ts'

const accept = (motPasse: string) => MotPasse.safeParse(motPasse).success

test.each([
  ['ten characters, a capital, a sign', 'Abcdefghi-', true],
  ['nine characters', 'Abcdefgh-', false],
  ['nine characters that take ten places in memory', 'Abcdefgh👩', false],
  ['without a capital', 'abcdefghi-', false],
  ['a capital with its accent', 'Ébcdefghi-', true],
  ['without a sign', 'Abcdefghi1', false],
  ['without a sign, its accent typed as a second character', 'Abcdefghie\u0301', false],
  ['nine characters, two of them with an accent of their own', 'A-cdefge\u0301e\u0301', false],
  ['a space is a sign, and is kept', 'Abcdefghi ', true],
  ['128 characters', `A-${'b'.repeat(126)}`, true],
  ['129 characters', `A-${'b'.repeat(127)}`, false],
  ['nothing', '', false],
])('a password: %s', (_, motPasse, attendu) => {
  expect(accept(motPasse)).toBe(attendu)
})
