import { expect, test } from 'vitest'
import { emptyEvenement, membresDe, ranges, renameField, repriseSaisie } from './reprise-form.ts'

test('each line gives one member, and blank lines are ignored', () => {
  expect(membresDe({ membres: '\n Joseph Ancien \n\n\tMarthe Ancienne, trésorière\n' })).toEqual([
    'Joseph Ancien',
    'Marthe Ancienne, trésorière',
  ])
  expect(membresDe({ membres: ' \n' })).toEqual([])
})

test('a reprise already recorded fills the fields and is sent back unchanged', () => {
  const evenement = { evenement: 'Inscription', type: null, date: '1952-03-04', dateAg: null, texte: null }
  const saisie = repriseSaisie({ numeroVolume: 'XII', numeroFolio: '4', registre: [evenement] }, ['Joseph', 'Marthe'])
  expect(saisie.reprise.registre).toEqual([{ evenement: 'Inscription', type: '', date: '1952-03-04', dateAg: '', texte: '' }])
  expect(membresDe(saisie)).toEqual(['Joseph', 'Marthe'])
})

test('[SHEET-24] events are sorted latest first; those without a date come last and keep their order', () => {
  const one = (evenement: string, date: string) => ({ ...emptyEvenement, evenement, date })
  const ranged = ranges([one('a', ''), one('b', '1952-03-04'), one('c', ''), one('d', '1971-06-30')])
  expect(ranged.map(({ evenement }) => evenement)).toEqual(['d', 'b', 'a', 'c'])
})

test('an error on one member is shown on the field that holds all members', () => {
  expect(['membres[3]', 'membres', 'reprise.numeroVolume'].map(renameField)).toEqual(['membres', 'membres', 'reprise.numeroVolume'])
})
