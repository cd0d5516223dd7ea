import { expect, test } from 'vitest'
import { aSampleCommune } from '../core/exemples.ts'
import { etatDeFond } from './conformite.ts'
import { CreationReprise } from './creation-reprise.ts'
import { readVersion } from './read-version.ts'
import { unknownsOf } from './unknowns-of.ts'
import { isEmpty } from './representants.ts'
import { versionDeReprise } from './version-reprise.ts'

const versionDe = (dit: object) => {
  const creation = CreationReprise.parse({
    tribunal: 'TJ-STRASBOURG',
    denomination: 'Gesangverein Eintracht',
    objet: 'Chanter.',
    adresse: '1 place du Marché',
    codePostal: '67000',
    commune: aSampleCommune(),
    reprise: { numeroVolume: 'IX', numeroFolio: '12', registre: [] },
    membres: [],
    ...dit,
  })
  return readVersion(JSON.parse(JSON.stringify(versionDeReprise(creation, () => 'u'))))
}

test('[STAFF-18] values that the clerk does not find on paper are stored as unknown, each field independently', () => {
  const tout = { etatAssociation: 'INSCRITE', but: 'LUCRATIF', limites: 'AUCUNE', gouvernance: 'Comité' }
  const unknowns = (dit: object) => versionDe({ ...tout, ...dit }).nonRepris
  expect(unknowns({})).toEqual([])
  expect(unknowns({ etatAssociation: 'NON_CONNU' })).toEqual(['etatAssociation'])
  expect(unknowns({ but: 'NON_CONNU' })).toEqual(['but'])
  expect(unknowns({ limites: 'NON_CONNU' })).toEqual(['stipulations'])
  expect(unknowns({ gouvernance: null })).toEqual([])
  // A client that sends no answer asserts nothing.
  expect(versionDe({})).toMatchObject({
    etatAssociation: 'INSCRITE',
    nonRepris: ['etatAssociation', 'but', 'stipulations'],
    informations: { gouvernance: '' },
  })
})

test('[STAFF-18] values found on paper are registered as they are', () => {
  const dites = {
    etatAssociation: 'RADIEE',
    but: 'LUCRATIF',
    gouvernance: 'Comité',
    limites: 'STATUTAIRES',
    precisionStipulation: 'Emprunts.',
  }
  expect(versionDe(dites)).toMatchObject({
    etatAssociation: 'RADIEE',
    informations: { but: 'LUCRATIF', gouvernance: 'Comité', stipulations: true, precisionStipulation: 'Emprunts.' },
  })
  expect(versionDe({ ...dites, etatAssociation: 'DISSOUTE', limites: 'AUCUNE' })).toMatchObject({
    etatAssociation: 'DISSOUTE',
    informations: { stipulations: false, precisionStipulation: null },
  })
})

test.each(['INSCRITE', 'DISSOUTE'])('a paper state of %s is kept under a non-conformity, without a day or a liquidator', (etat) => {
  const reprise = versionDe({ etatAssociation: etat })
  expect(etatDeFond({ ...reprise, etatAssociation: 'NONCONFORME' })).toBe(etat === 'DISSOUTE' ? 'DISSOUTE' : 'NONCONFORME')
  expect(reprise.informations.dateDissolution).toBeNull()
  expect(isEmpty(reprise.liquidationAssociation?.liquidateurs ?? { members: reprise.members })).toBe(true)
})

test('in a takeover stored earlier, purpose and limits are unknown while it names no legal representative', () => {
  const { nonRepris: _, ...ancienne } = versionDe({})
  const { informations } = ancienne
  expect(unknownsOf(ancienne)).toEqual(['but', 'stipulations'])
  expect(unknownsOf({ informations: { ...informations, but: 'LUCRATIF' } })).toEqual(['stipulations'])
  expect(unknownsOf({ informations: { ...informations, stipulations: true } })).toEqual(['but'])
  expect(unknownsOf({ informations: { ...informations, gouvernance: 'Comité' } })).toEqual([])
})
