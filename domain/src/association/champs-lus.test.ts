import { expect, test } from 'vitest'
import { uneCreation } from '../requetes/examples/filings.ts'
import { versionDeCreation } from '../requetes/demarches/version-creation.ts'
import type { InformationsConnues } from './champ-association.ts'
import { champsLus } from './champs-lus.ts'

const lire = (label: string, autrement: Partial<InformationsConnues>) => {
  const { informations } = versionDeCreation(uneCreation(), { membre: () => '', documents: [], remplaces: [] })
  return champsLus.find((champ) => champ.label === label)?.lire({ ...informations, nonRepris: [], ...autrement })
}

test('[ASSO-17] public utility is read from its field', () => {
  expect(lire("Reconnue d'utilité publique", { utilitePublique: true })).toBe('Oui')
  expect(lire("Reconnue d'utilité publique", { utilitePublique: false })).toBe('Non')
})

test('limits are read in their words, and as none without stipulations', () => {
  const limites = 'Limites aux pouvoirs de la direction'
  expect(lire(limites, { stipulations: true, precisionStipulation: 'Deux signatures.' })).toBe('Deux signatures.')
  expect(lire(limites, { stipulations: false, precisionStipulation: null })).toBe('Aucune limite')
})

test('[STAFF-18] each thing that a takeover from paper left unknown is read as unknown, independently of the others', () => {
  const inconnu = 'Non repris du registre papier'
  const dits = ({ nonRepris, gouvernance }: Pick<InformationsConnues, 'nonRepris' | 'gouvernance'>) =>
    ['But', 'Limites aux pouvoirs de la direction', 'Représentant légal'].map((label) => lire(label, { nonRepris, gouvernance }))
  expect(dits({ nonRepris: [], gouvernance: 'Comité' })).toEqual(['Non lucratif', 'Aucune limite', 'Comité'])
  expect(dits({ nonRepris: ['but'], gouvernance: 'Comité' })).toEqual([inconnu, 'Aucune limite', 'Comité'])
  expect(dits({ nonRepris: ['stipulations'], gouvernance: 'Comité' })).toEqual(['Non lucratif', inconnu, 'Comité'])
  expect(dits({ nonRepris: [], gouvernance: '' })).toEqual(['Non lucratif', 'Aucune limite', inconnu])
})
