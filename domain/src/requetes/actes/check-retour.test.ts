import { expect, test } from 'vitest'
import { enTexte, readMotif } from './projet-rejet.ts'
import { tribunalJour, proposedRetour, checkDateRetour } from './check-retour.ts'

const refus = (dateRetour: string) => checkDateRetour(dateRetour, '2026-11-20').map(({ defaultMessage }) => defaultMessage)

test('a reply may be requested from the next day on, and while its link still works', () => {
  expect(refus('2026-11-20')).toEqual(['Laissez au déclarant au moins un jour pour répondre.'])
  expect(refus('2026-11-21')).toEqual([])
  expect(refus('2027-05-20')).toEqual([])
  expect(refus('2027-05-21')).toEqual(['Le lien de réponse expire le 20/05/2027\u00A0: demandez une réponse au plus tard ce jour-là.'])
})

test('the proposed day is a working day, a month later for documents, fifteen days for observations, and both are accepted', () => {
  expect([proposedRetour.pieces('2026-11-20', []), proposedRetour.observations('2026-11-20', [])]).toEqual(['2026-12-21', '2026-12-07'])
  for (const jour of ['2026-12-21', '2026-12-07']) expect(refus(jour)).toEqual([])
})

test.each([
  ['after it', '2026-12-22', '2026-12-21'],
  ['on it', '2026-12-21', '2026-12-21'],
  ['before it', '2026-12-18', '2026-12-18'],
  ['eight days ahead', '2026-11-28', '2026-11-28'],
  ['too near to answer', '2026-11-27', '2026-12-21'],
  ['past', '2026-11-19', '2026-12-21'],
])("the day proposed is the court's own last day when that comes first and leaves eight days: %s", (_, tribunal, propose) => {
  const horloges = [
    { delai: 'RECEPISSE', le: '2026-11-30' },
    { delai: 'EXAMEN', le: tribunal },
  ] as const
  expect(tribunalJour(horloges)).toBe(tribunal)
  expect(proposedRetour.pieces('2026-11-20', horloges)).toBe(propose)
})

test("the prefect's delay, or the absence of a delay of the court, does not change the proposed day", () => {
  const prefet = [{ delai: 'OPPOSITION_PREFET', le: '2026-12-01' }] as const
  expect(tribunalJour(prefet)).toBeNull()
  expect(proposedRetour.observations('2026-11-20', prefet)).toBe('2026-12-07')
})

test('a ground read back from its text is the one that was written, whatever it holds', () => {
  for (const motif of [
    { article: 'Code civil local, art.\u00A057', motif: 'Le nom est pris.' },
    { article: 'Art.\u00A058', motif: 'Il manque\u00A0: la cotisation\u00A0: rien.' },
  ])
    expect(readMotif(enTexte([motif]))).toEqual(motif)
})
