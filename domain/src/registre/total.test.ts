import { expect, test } from 'vitest'
import { foundNombre, phraseTotal } from './total.ts'

test.each([
  [0, false, 'Aucune association ne correspond à votre recherche.'],
  [1, false, '1 association trouvée'],
  [2, false, '2 associations trouvées'],
  [1997, false, '1 997 associations trouvées'],
  [100_000, true, 'Plus de 100 000 associations trouvées'],
])('the total of %i rows (capped: %s) reads as words', (total, capped, phrase) => {
  expect(phraseTotal(total, capped).replaceAll('\u202F', ' ')).toBe(phrase)
})

test('a link to the list gives the number alone, and marks a capped count as a lower bound', () => {
  expect([foundNombre(12, false), foundNombre(1_000, true)]).toEqual(['12', 'plus de 1\u202F000'])
})
