import { expect, test } from 'vitest'
import { numeroRequete, estNumeroRequete } from './numero.ts'
import {
  etatsRequete,
  libelleEtatRequete,
  libelleRecours,
  libelleSousTypeRequete,
  libelleTypeRequete,
  sousTypesRequete,
  typesRecours,
  typesRequete,
} from './types.ts'

test('[STATE-05, STATE-06, REQ-19] types of a request', () => {
  expect(typesRequete).toEqual(['CREATION', 'MODIFICATION', 'DISSOLUTION', 'RADIATION', 'RECTIFICATION', 'FUSION_ABSORPTION'])
  expect(typesRequete.map(libelleTypeRequete)).toEqual([
    'Création',
    'Modification',
    'Dissolution',
    'Radiation',
    "Rectification d'office",
    'Fusion-absorption',
  ])
})

test('[STATE-07, REQ-19] states of a request', () => {
  expect(etatsRequete.map((etat) => [etat, libelleEtatRequete(etat)])).toEqual([
    ['EN_COURS', 'En cours'],
    ['INSCRITE', 'Inscrite'],
    ['REJETEE', 'Rejetée'],
  ])
})

test('[STATE-09, STATE-10, STATE-11] subtypes and appeals', () => {
  expect(sousTypesRequete).toHaveLength(12)
  expect(libelleSousTypeRequete('DISSOLUTION_79_1')).toBe("Procédure d'office (Code civil local, art. 79-I)")
  expect(typesRecours.map(libelleRecours)).toEqual(['Sans recours', 'Pourvoi ordinaire', 'Pourvoi immédiat'])
})

test('a request number is R, the year and six digits', () => {
  expect(numeroRequete(2026, 123)).toBe('R26000123')
  expect(numeroRequete(2105, 1)).toBe('R05000001')
  expect(() => numeroRequete(2026, 0)).toThrow(RangeError)
  expect(() => numeroRequete(2026, 1_000_000)).toThrow(RangeError)
  expect(['R26000123', 'R26-000123', 'R2600012', 'r26000123'].map(estNumeroRequete)).toEqual([true, false, false, false])
})
