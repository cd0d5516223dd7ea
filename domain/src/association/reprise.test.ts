import { expect, test } from 'vitest'
import { sortEvenements } from './reprise.ts'

test('[SHEET-24] the events of the paper register come latest first, the undated ones last, and equal days as they stand', () => {
  const evenement = (nom: string, date: string | null) => ({ evenement: nom, type: null, date, dateAg: null, texte: null })
  const registre = [
    evenement('Note en marge', null),
    evenement('Inscription', '1931-02-01'),
    evenement('Mention', null),
    evenement('Statuts', '1987-05-04'),
    evenement('Siège', '1987-05-04'),
  ]
  expect(sortEvenements(registre).map(({ evenement: nom }) => nom)).toEqual(['Statuts', 'Siège', 'Inscription', 'Note en marge', 'Mention'])
})
