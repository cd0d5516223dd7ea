import { expect, test } from 'vitest'
import { enoncerContenuActif } from './contenu-actif.ts'

test('what acts in a PDF is named in words, one kind or several', () => {
  expect(enoncerContenuActif(['JAVASCRIPT'])).toBe("Contenu actif\u00A0: un script. Ce PDF n'est pas affiché automatiquement.")
  expect(enoncerContenuActif(['FICHIER_JOINT', 'JAVASCRIPT', 'PROGRAMME'])).toBe(
    "Contenu actif\u00A0: un fichier joint, un script et le lancement d'un programme. Ce PDF n'est pas affiché automatiquement.",
  )
})

test('what nobody can name any more is told as not inspected', () => {
  expect(enoncerContenuActif(['AUTREFOIS'])).toContain("des parties qui n'ont pas pu être contrôlées")
})
