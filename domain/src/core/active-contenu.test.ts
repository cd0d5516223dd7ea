import { expect, test } from 'vitest'
import { describeActiveContenu } from './active-contenu.ts'

test('the active content of a PDF is named in words, one kind or several', () => {
  expect(describeActiveContenu(['JAVASCRIPT'])).toBe("Contenu actif\u00A0: un script. Ce PDF n'est pas affiché automatiquement.")
  expect(describeActiveContenu(['FICHIER_JOINT', 'JAVASCRIPT', 'PROGRAMME'])).toBe(
    "Contenu actif\u00A0: un fichier joint, un script et le lancement d'un programme. Ce PDF n'est pas affiché automatiquement.",
  )
})

test('an unknown kind of active content is worded as not inspected', () => {
  expect(describeActiveContenu(['AUTREFOIS'])).toContain("des parties qui n'ont pas pu être contrôlées")
})
