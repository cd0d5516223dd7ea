import { expect, test } from 'vitest'
import { etatsAssociation, libelleEtatAssociation } from './etats.ts'
import { libelleEvenement, typesEvenement } from './evenements.ts'

test('[STATE-01, STATE-02, STATE-03, STATE-04] states of an association', () => {
  expect(etatsAssociation.map((etat) => [etat, libelleEtatAssociation(etat)])).toEqual([
    ['INSCRITE', 'Inscrite'],
    ['DISSOUTE', 'Dissoute'],
    ['RADIEE', 'Radiée'],
    ['NONCONFORME', 'Non conforme'],
  ])
})

test('[STATE-08] events of the history', () => {
  expect(typesEvenement).toEqual([
    'CREATION',
    'INSCRIPTION',
    'FUSION_ABSORPTION',
    'RECTIFICATION',
    'DOCUMENTS',
    'INSTANTANE',
    'REPRISE',
    'CREATION_REPRISE',
  ])
  expect(libelleEvenement('CREATION_REPRISE')).toBe('Création par reprise du registre papier')
})
