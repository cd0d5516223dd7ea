import { expect, test } from 'vitest'
import { aCreationDepot } from '../requetes/examples/filings.ts'
import { versionDeCreation } from '../requetes/demarches/version-creation.ts'
import type { KnownInformations } from './champ-association.ts'
import { shownChamps } from './shown-champs.ts'

const read = (label: string, autrement: Partial<KnownInformations>) => {
  const { informations } = versionDeCreation(aCreationDepot(), { membre: () => '', documents: [], remplaces: [] })
  return shownChamps.find((champ) => champ.label === label)?.read({ ...informations, nonRepris: [], ...autrement })
}

test('[ASSO-17] public utility is read from its field', () => {
  expect(read("Reconnue d'utilité publique", { utilitePublique: true })).toBe('Oui')
  expect(read("Reconnue d'utilité publique", { utilitePublique: false })).toBe('Non')
})

test('limits are read in their words, and as none without stipulations', () => {
  const limites = 'Limites aux pouvoirs de la direction'
  expect(read(limites, { stipulations: true, precisionStipulation: 'Deux signatures.' })).toBe('Deux signatures.')
  expect(read(limites, { stipulations: false, precisionStipulation: null })).toBe('Aucune limite')
})

test('[STAFF-18] each thing that a takeover from paper left unknown is read as unknown, independently of the others', () => {
  const inconnu = 'Non repris du registre papier'
  const sentences = ({ nonRepris, gouvernance }: Pick<KnownInformations, 'nonRepris' | 'gouvernance'>) =>
    ['But', 'Limites aux pouvoirs de la direction', 'Représentant légal'].map((label) => read(label, { nonRepris, gouvernance }))
  expect(sentences({ nonRepris: [], gouvernance: 'Comité' })).toEqual(['Non lucratif', 'Aucune limite', 'Comité'])
  expect(sentences({ nonRepris: ['but'], gouvernance: 'Comité' })).toEqual([inconnu, 'Aucune limite', 'Comité'])
  expect(sentences({ nonRepris: ['stipulations'], gouvernance: 'Comité' })).toEqual(['Non lucratif', inconnu, 'Comité'])
  expect(sentences({ nonRepris: [], gouvernance: '' })).toEqual(['Non lucratif', 'Aucune limite', inconnu])
})
