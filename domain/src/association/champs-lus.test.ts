import { expect, test } from 'vitest'
import { uneCreation } from '../requetes/exemples.ts'
import { versionDeCreation } from '../requetes/demarches/version-creation.ts'
import type { InformationsLues } from './champ-association.ts'
import { champsLus } from './champs-lus.ts'

const lire = (label: string, autrement: Partial<InformationsLues>) => {
  const { informations } = versionDeCreation(uneCreation(), { membre: () => '', documents: [], remplaces: [] })
  return champsLus.find((champ) => champ.label === label)?.lire({ ...informations, ...autrement })
}

test('[ASSO-17] whether an association is of public utility is read as it stands', () => {
  expect(lire("Reconnue d'utilité publique", { utilitePublique: true })).toBe('Oui')
  expect(lire("Reconnue d'utilité publique", { utilitePublique: false })).toBe('Non')
})

test('limits are read in their words, and none without stipulations', () => {
  const limites = 'Limites aux pouvoirs de la direction'
  expect(lire(limites, { stipulations: true, precisionStipulation: 'Deux signatures.' })).toBe('Deux signatures.')
  expect(lire(limites, { stipulations: false, precisionStipulation: null })).toBe('Aucune limite')
})
