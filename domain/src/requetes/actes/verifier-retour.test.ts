import { expect, test } from 'vitest'
import { enTexte, lireMotif } from './projet-rejet.ts'
import { retourPropose, verifierDateRetour } from './verifier-retour.ts'

const refus = (dateRetour: string) => verifierDateRetour(dateRetour, '2026-11-20').map(({ defaultMessage }) => defaultMessage)

test('a reply is asked for from the next day on, and while its link still opens', () => {
  expect(refus('2026-11-20')).toEqual(['Laissez au déclarant au moins un jour pour répondre.'])
  expect(refus('2026-11-21')).toEqual([])
  expect(refus('2027-05-20')).toEqual([])
  expect(refus('2027-05-21')).toEqual(['Le lien de réponse expire le 20/05/2027\u00A0: demandez une réponse au plus tard ce jour-là.'])
})

test('the day proposed is a month for documents, fifteen days for observations, both accepted', () => {
  expect([retourPropose.pieces('2026-11-20'), retourPropose.observations('2026-11-20')]).toEqual(['2026-12-20', '2026-12-05'])
  for (const jour of ['2026-12-20', '2026-12-05']) expect(refus(jour)).toEqual([])
})

test('a ground read back from its words is the one that was written, whatever they hold', () => {
  for (const motif of [
    { article: 'Code civil local, art.\u00A057', motif: 'Le nom est pris.' },
    { article: 'Art.\u00A058', motif: 'Il manque\u00A0: la cotisation\u00A0: rien.' },
  ])
    expect(lireMotif(enTexte([motif]))).toEqual(motif)
})
