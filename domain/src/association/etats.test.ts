import { expect, test } from 'vitest'
import { etatsAssociation, libelleEtatAssociation } from './etats.ts'
import { libelleEvenement, typesEvenement } from './evenements.ts'
import { motifsEtat } from './motif-etat.ts'

test('[STATE-01, STATE-02, STATE-03, STATE-04] states of an association', () => {
  expect(etatsAssociation.map((etat) => [etat, libelleEtatAssociation(etat, null)])).toEqual([
    ['INSCRITE', 'Inscrite'],
    ['DISSOUTE', 'Dissoute'],
    ['RADIEE', 'Radiée'],
    ['NONCONFORME', 'Non conforme'],
  ])
})

test('[STATE-02, STATE-03] the reason of a state replaces its label, except that a non-conformity comes first', () => {
  expect(motifsEtat.map((motif) => [motif, libelleEtatAssociation('RADIEE', motif)])).toEqual([
    ['RETRAIT_CAPACITE', 'Capacité juridique retirée'],
    ['ABSORPTION', 'Radiée\u00a0: absorbée par une autre association'],
    ['TRANSFERT', 'Radiée\u00a0: transférée à un autre tribunal'],
    ['ETAT_NON_REPRIS', 'État non repris du registre papier'],
  ])
  expect(libelleEtatAssociation('NONCONFORME', 'RETRAIT_CAPACITE')).toBe('Non conforme')
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
