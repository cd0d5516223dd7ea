import { expect, test } from 'vitest'
import { textesDesActes } from '../actes/textes.ts'
import { unMembrePhysique } from '../../association/exemples.ts'
import { obstaclesAttestation } from './obstacles-attestation.ts'
import { textesAttestation } from './textes-attestation.ts'

const { radiee, sansDirection } = textesAttestation.obstacles
const vide = { physiques: [], morales: [], reprises: [] }
const dirigee = { ...vide, physiques: [{ ...unMembrePhysique(), uuid: 'membre-1' }] }

test.each(['INSCRITE', 'DISSOUTE', 'NONCONFORME'] as const)('who directs an association %s is attested', (etatAssociation) => {
  expect(obstaclesAttestation({ etatAssociation, members: dirigee, signataires: true })).toEqual([])
})

test('nobody is attested to direct what is struck off, nor an empty direction; nobody in office, nothing is signed', () => {
  expect(obstaclesAttestation({ etatAssociation: 'RADIEE', members: dirigee, signataires: true })).toEqual([radiee])
  expect(obstaclesAttestation({ etatAssociation: 'INSCRITE', members: vide, signataires: true })).toEqual([sansDirection])
  expect(obstaclesAttestation({ etatAssociation: 'INSCRITE', members: dirigee, signataires: false })).toEqual([
    textesDesActes.INSCRIPTION.sansSignataire,
  ])
  const repris = { ...vide, reprises: [{ uuid: 'membre-2', description: 'M. Untel, président' }] }
  expect(obstaclesAttestation({ etatAssociation: 'INSCRITE', members: repris, signataires: true })).toEqual([])
})
