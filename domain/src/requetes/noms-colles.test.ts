import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lignesIllisibles, listesDeNoms } from './exemples-noms-colles.ts'
import { lireNoms } from './noms-colles.ts'

test.each(listesDeNoms.map(([pourquoi, colle, ...lus]) => [pourquoi, colle, lus] as const))('a pasted list: %s', (_, colle, lus) => {
  expect(lireNoms(colle)).toMatchObject({ noms: lus.map(([civilite, prenom, nom]) => ({ civilite, prenom, nom })), illisibles: [] })
})

test.each(lignesIllisibles)('a line that names nobody is told: %s', (ligne) => {
  expect(lireNoms(`Irma Tannacker\n${ligne}\n`)).toEqual({
    fonctions: [],
    noms: [{ civilite: null, prenom: 'Irma', nom: 'Tannacker' }],
    illisibles: [ligne],
  })
})

test('what somebody is in the association is no part of their name, and is told', () => {
  expect(lireNoms('Irma Tannacker, Présidente\nTrésorier : Basile Rosenholz').fonctions).toEqual(['Présidente', 'Trésorier'])
  expect(lireNoms('Présidente').fonctions).toEqual([])
})

test('the order of columns that a table says holds for the lines under it only', () => {
  expect(lireNoms('Obersand, Jean\nPrénom, Nom\nIrma, Tannacker').noms.map(({ nom }) => nom)).toEqual(['Obersand', 'Tannacker'])
})

test('a civility beside a sign names nobody', () => {
  expect(lireNoms('M -')).toEqual({ noms: [], fonctions: [], illisibles: ['M -'] })
})

test('whatever is pasted, each letter of a line is in a name, or the line is told', () => {
  const ligne = fc.string({ unit: fc.constantFrom(..."abÉé -.,;\t1d'M"), maxLength: 30 })
  fc.assert(
    fc.property(ligne, (colle) => {
      const { noms, illisibles } = lireNoms(colle)
      expect(noms.every(({ nom, prenom }) => /\p{L}/u.test(nom + prenom))).toBe(true)
      if (/\p{L}/u.test(colle)) expect(noms.length + illisibles.length).toBeGreaterThan(0)
    }),
  )
})
