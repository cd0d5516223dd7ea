import { expect, test } from 'vitest'
import type { EtatAssociation } from '../../association/etats.ts'
import { aMembrePhysique } from '../../association/exemples.ts'
import type { Version } from '../../association/version.ts'
import { obstaclesAttestation } from './obstacles-attestation.ts'
import { textesAttestation } from '../textes/attestation.ts'

const { radiee, etatNonRepris, sans } = textesAttestation.obstacles
const vide = { physiques: [], morales: [], reprises: [] }
const dirigee: Version['members'] = { ...vide, physiques: [{ ...aMembrePhysique(), uuid: 'membre-1' }] }
const liquidateurs: Version['members'] = { ...vide, physiques: [{ ...aMembrePhysique(), uuid: 'liquidateur-1' }] }
const version = (etatAssociation: EtatAssociation, members = dirigee, liquidees?: Version['members']) => ({
  etatAssociation,
  members,
  indexMembres: [],
  informations: { dateDissolution: null },
  ...(liquidees && { liquidationAssociation: { commentaireLiquidation: null, liquidateurs: { members: liquidees, indexMembres: [] } } }),
})

test.each(['INSCRITE', 'NONCONFORME'] as const)('the direction of an association %s can be attested', (etatAssociation) => {
  expect(obstaclesAttestation(version(etatAssociation))).toEqual([])
})

test('for a dissolved association the liquidators are attested, never the former direction', () => {
  expect(obstaclesAttestation(version('DISSOUTE', vide, liquidateurs))).toEqual([])
  expect(obstaclesAttestation(version('DISSOUTE', dirigee))).toEqual([sans.LIQUIDATEURS])
  expect(obstaclesAttestation(version('DISSOUTE', dirigee, vide))).toEqual([sans.LIQUIDATEURS])
})

test('nothing is attested while the paper register left the state unknown, until the court sets it', () => {
  for (const etat of ['INSCRITE', 'NONCONFORME'] as const)
    expect(obstaclesAttestation({ ...version(etat), nonRepris: ['etatAssociation', 'but'] })).toEqual([etatNonRepris])
  expect(obstaclesAttestation({ ...version('INSCRITE'), nonRepris: ['but', 'stipulations'] })).toEqual([])
})

test('no attestation is possible for an association struck off, nor for an empty direction', () => {
  expect(obstaclesAttestation(version('RADIEE', dirigee, liquidateurs))).toEqual([radiee])
  expect(obstaclesAttestation(version('INSCRITE', vide))).toEqual([sans.DIRECTION])
  const repris = { ...vide, reprises: [{ uuid: 'membre-2', description: 'M. Untel, président' }] }
  expect(obstaclesAttestation({ ...version('INSCRITE'), members: repris })).toEqual([])
})
