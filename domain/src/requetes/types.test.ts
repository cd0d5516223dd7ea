import { libelleEvenement, typesEvenement } from '../association/evenements.ts'
import { expect, test } from 'vitest'
import { numeroRequete, isRequeteNumero } from './numero.ts'
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

const sousTypes = [
  ['SIMPLE', 'Simple'],
  ['STATUTS', 'Statuts'],
  ['DENOMINATION', 'Dénomination'],
  ['ADRESSE', 'Siège'],
  ['ADMINISTRATIF', 'Mise à jour administrative'],
  ['MEMBRES', 'Direction'],
  ['JUDICIAIRE', 'Décision judiciaire'],
  ['ASSOCIATION', "Décision de l'association"],
  ['DISSOLUTION_79_1', "Procédure d'office (Code civil local, art. 79-I)"],
  ['TRANSFERT_JURIDICTION', 'Transfert à un autre tribunal'],
  ['CREATION_SUITE_TRANSFERT', "Inscription à la suite d'un transfert"],
  ['FUSION', 'Fusion'],
]
const recours = [
  ['SANS_RECOURS', 'Sans recours'],
  ['POURVOI_ORDINAIRE', 'Pourvoi ordinaire'],
  ['POURVOI_IMMEDIAT', 'Pourvoi immédiat'],
]

test('[STATE-09, STATE-10] there are twelve subtypes and three ways of appeal, and no other', () => {
  expect(sousTypesRequete).toEqual(sousTypes.map(([code]) => code))
  expect(typesRecours).toEqual(recours.map(([code]) => code))
})

test('[STATE-11] the French label of every event, subtype and appeal', () => {
  expect(sousTypesRequete.map((code) => [code, libelleSousTypeRequete(code)])).toEqual(sousTypes)
  expect(typesRecours.map((code) => [code, libelleRecours(code)])).toEqual(recours)
  expect(typesEvenement.map((code) => [code, libelleEvenement(code)])).toEqual([
    ['CREATION', 'Création'],
    ['INSCRIPTION', 'Inscription'],
    ['FUSION_ABSORPTION', 'Fusion-absorption'],
    ['RECTIFICATION', "Rectification d'office"],
    ['DOCUMENTS', 'Mise à jour des documents'],
    ['INSTANTANE', 'Instantané du registre'],
    ['REPRISE', 'Reprise du registre papier'],
    ['CREATION_REPRISE', 'Création par reprise du registre papier'],
  ])
})

test('a request number is R, the year and six digits', () => {
  expect(numeroRequete(2026, 123)).toBe('R26000123')
  expect(numeroRequete(2105, 1)).toBe('R05000001')
  expect(() => numeroRequete(2026, 0)).toThrow(RangeError)
  expect(() => numeroRequete(2026, 1_000_000)).toThrow(RangeError)
  expect(['R26000123', 'R26-000123', 'R2600012', 'r26000123'].map(isRequeteNumero)).toEqual([true, false, false, false])
})
