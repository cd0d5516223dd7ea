import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unreadableLignes, listesDeNoms } from '../examples/pasted-noms.ts'
import { readNoms } from './pasted-noms.ts'

test.each(listesDeNoms.map(([pourquoi, colle, ...lus]) => [pourquoi, colle, lus] as const))('a pasted list: %s', (_, colle, lus) => {
  expect(readNoms(colle)).toMatchObject({ noms: lus.map(([civilite, prenom, nom]) => ({ civilite, prenom, nom })), illisibles: [] })
})

test.each(unreadableLignes)('a line without a name is reported: %s', (ligne) => {
  expect(readNoms(`Irma Tannacker\n${ligne}\n`)).toEqual({
    fonctions: [],
    noms: [{ civilite: null, prenom: 'Irma', nom: 'Tannacker' }],
    illisibles: [ligne],
  })
})

test('a function in the association is not part of a name, and is reported', () => {
  expect(readNoms('Irma Tannacker, Présidente\nTrésorier : Basile Rosenholz').fonctions).toEqual(['Présidente', 'Trésorier'])
  expect(readNoms('Présidente').fonctions).toEqual([])
})

test('the column order in the header of a table applies only to the lines under it', () => {
  expect(readNoms('Obersand, Jean\nPrénom, Nom\nIrma, Tannacker').noms.map(({ nom }) => nom)).toEqual(['Obersand', 'Tannacker'])
})

test('a civilité beside a sign is no name', () => {
  expect(readNoms('M -')).toEqual({ noms: [], fonctions: [], illisibles: ['M -'] })
})

test('for any pasted text, each letter of a line is in a name, or the line is reported', () => {
  const ligne = fc.string({ unit: fc.constantFrom(..."abÉé -.,;\t1d'M"), maxLength: 30 })
  fc.assert(
    fc.property(ligne, (colle) => {
      const { noms, illisibles } = readNoms(colle)
      expect(noms.every(({ nom, prenom }) => /\p{L}/u.test(nom + prenom))).toBe(true)
      if (/\p{L}/u.test(colle)) expect(noms.length + illisibles.length).toBeGreaterThan(0)
    }),
  )
})
