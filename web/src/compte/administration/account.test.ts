import { expect, test } from 'vitest'
import { rightsOf, stateInWords } from './account.ts'

const colmar = { id: 'TJ-COLMAR', libelle: 'Tribunal judiciaire de Colmar' }
const thann = { id: 'TPRX-THANN', libelle: 'Tribunal de proximité de Thann' }

test.each([
  [['USAGER'], [], ['Déclarant']],
  [['USAGER', 'GREFFE'], [colmar, thann], ['Greffe\u00A0: Tribunal judiciaire de Colmar, Tribunal de proximité de Thann']],
  [['USAGER', 'GREFFE', 'ADMINISTRATION'], [colmar], ['Greffe\u00A0: Tribunal judiciaire de Colmar', 'Administration']],
] as const)('[STAFF-28] the rights of %j in words, with the courts of a clerk', (authorities, tribunaux, words) => {
  expect(rightsOf({ authorities: [...authorities], tribunaux: [...tribunaux] })).toEqual(words)
})

test.each([
  ['INACTIF', true, /lien d'activation/],
  ['INACTIF', false, /choisir son mot de passe/],
  ['ACTIF', true, /est actif/],
  ['DESACTIVE', true, /est désactivé/],
] as const)('the state %s (password chosen: %s) says what is awaited', (etat, aUnMotPasse, words) => {
  expect(stateInWords({ etat, aUnMotPasse })).toMatch(words)
})
