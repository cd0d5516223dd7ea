import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteresMotPasse } from 'domain/compte/mot-passe'
import { isCommon } from './common-mots.ts'

const camille = { email: 'camille.weber@exemple.fr', prenom: 'Camille', nom: 'Wéber' }

test.each([
  'Password123!',
  'P@ssw0rd2026',
  'Azerty-2026',
  'Azertyuiop1!',
  'Registre!67',
  'Strasbourg#2026',
  'Mot de passe !',
  'Camille.Weber1!',
  'WEBER-2026-',
  '2026?Camille',
])('%s is refused: whoever guesses tries it first', async (motPasse) => {
  expect(await isCommon(motPasse, camille)).toBe(true)
})

test.each(['Un mot de passe 1', 'Le chat de Camille dort', 'Registre et houblon 67', 'kX9-tTq2-Wm4'])(
  '%s is accepted',
  async (motPasse) => {
    expect(await isCommon(motPasse, camille)).toBe(false)
  },
)

test('a common word stays common with any digits and signs around it', async () => {
  const around = fc.string({ unit: fc.constantFrom(...'0123456789!?#-_.@ '), maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(
      around,
      fc.constantFrom('Azerty', 'PASSWORD', 'Soleil', 'registre', 'camille'),
      around,
      async (before, word, after) => {
        expect(await isCommon(before + word + after, camille)).toBe(true)
      },
    ),
  )
})

test('five random words are never taken for a common password', async () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 4, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 5, maxLength: 5 }), async (words) => {
      const motPasse = `A ${words.join(' ')}`
      expect(Object.values(criteresMotPasse).every((holds) => holds(motPasse))).toBe(true)
      expect(await isCommon(motPasse, camille)).toBe(false)
    }),
  )
})
