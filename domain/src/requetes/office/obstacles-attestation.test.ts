import { expect, test } from 'vitest'
import { unMembrePhysique } from '../../association/exemples.ts'
import { obstaclesAttestation } from './obstacles-attestation.ts'
import { textesAttestation } from './textes-attestation.ts'

const { radiee, sansDirection } = textesAttestation.obstacles
const vide = { physiques: [], morales: [], reprises: [] }
const dirigee = { ...vide, physiques: [{ ...unMembrePhysique(), uuid: 'membre-1' }] }

test.each(['INSCRITE', 'DISSOUTE', 'NONCONFORME'] as const)('who directs an association %s is attested', (etatAssociation) => {
  expect(obstaclesAttestation({ etatAssociation, members: dirigee })).toEqual([])
})

test('nobody is attested to direct what is struck off, nor an empty direction', () => {
  expect(obstaclesAttestation({ etatAssociation: 'RADIEE', members: dirigee })).toEqual([radiee])
  expect(obstaclesAttestation({ etatAssociation: 'INSCRITE', members: vide })).toEqual([sansDirection])
  const repris = { ...vide, reprises: [{ uuid: 'membre-2', description: 'M. Untel, président' }] }
  expect(obstaclesAttestation({ etatAssociation: 'INSCRITE', members: repris })).toEqual([])
})
