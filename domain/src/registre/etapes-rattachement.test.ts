import { expect, test } from 'vitest'
import { etapesRattachement } from './etapes-rattachement.ts'

test('the third step is the button of the sheet when it exists, and the court otherwise', () => {
  expect(etapesRattachement(new Set(['rattachement']))).toBe(
    'Étape 1\u00a0: recherchez votre association. Étape 2\u00a0: ouvrez sa fiche. Étape 3\u00a0: choisissez «\u00a0Demander mon rattachement\u00a0».',
  )
  expect(etapesRattachement(new Set())).toBe(
    'Étape 1\u00a0: recherchez votre association. Étape 2\u00a0: ouvrez sa fiche. Étape 3\u00a0: adressez votre demande au greffe du tribunal indiqué sur la fiche.',
  )
})
