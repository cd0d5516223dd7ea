import { expect, test } from 'vitest'
import { sortOrdinaire } from '../association/motif-etat.ts'
import { obstaclesAcceptation } from './demande-decision.ts'

const libre = { compteActif: true, rattacheDepuis: null, etatAssociation: 'INSCRITE', ...sortOrdinaire } as const

test('a requested attachment can be granted when there is no obstacle', () => {
  expect(obstaclesAcceptation(libre)).toEqual([])
})

test('the clerk learns that the person was attached by another way, and on which day in Paris', () => {
  expect(obstaclesAcceptation({ ...libre, rattacheDepuis: new Date('2026-11-19T23:30:00Z') })).toEqual([
    "Cette personne est rattachée à l'association depuis le 20/11/2026\u00A0: il n'y a plus rien à décider.",
  ])
})

test('every obstacle is listed', () => {
  const situation = {
    compteActif: false,
    rattacheDepuis: new Date('2026-11-20T09:00:00Z'),
    etatAssociation: 'RADIEE',
    ...sortOrdinaire,
  } as const
  expect(obstaclesAcceptation(situation)).toEqual([
    expect.stringContaining('20/11/2026'),
    'Le compte de cette personne a été désactivé depuis sa demande.',
    "L'association est radiée du registre\u00A0: plus personne ne peut agir pour elle.",
  ])
})

test('when another association succeeds it, the clerk reads which one', () => {
  const successeur = { numero: 'COL000007', denomination: 'Chorale du Rhin', tribunal: 'Tribunal judiciaire de Colmar' }
  expect(obstaclesAcceptation({ ...libre, etatAssociation: 'RADIEE', motifEtat: 'ABSORPTION', successeur })).toEqual([
    "L'association a été absorbée par Chorale du Rhin (n°\u00a0COL000007, Tribunal judiciaire de Colmar).",
  ])
})
