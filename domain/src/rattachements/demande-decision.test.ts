import { expect, test } from 'vitest'
import { obstaclesAcceptation } from './demande-decision.ts'

const libre = { compteActif: true, rattacheDepuis: null, etatAssociation: 'INSCRITE' } as const

test('an attachment asked for is granted when nothing stands in the way', () => {
  expect(obstaclesAcceptation(libre)).toEqual([])
})

test('who is attached by another way since is said so, with the day it is in Paris', () => {
  expect(obstaclesAcceptation({ ...libre, rattacheDepuis: new Date('2026-11-19T23:30:00Z') })).toEqual([
    "Cette personne est rattachée à l'association depuis le 20/11/2026\u00A0: il n'y a plus rien à décider.",
  ])
})

test('each of what stands in the way is said', () => {
  const situation = { compteActif: false, rattacheDepuis: new Date('2026-11-20T09:00:00Z'), etatAssociation: 'RADIEE' } as const
  expect(obstaclesAcceptation(situation)).toEqual([
    expect.stringContaining('20/11/2026'),
    'Le compte de cette personne a été désactivé depuis sa demande.',
    "L'association est radiée du registre\u00A0: plus personne ne peut agir pour elle.",
  ])
})
