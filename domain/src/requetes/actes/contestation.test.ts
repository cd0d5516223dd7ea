import { expect, test } from 'vitest'
import { controlesDe } from '../controles/controles.ts'
import { held, allActes, anAgent, aRetrait } from '../examples/filings.ts'
import { obstaclesContestation, challengeRefus } from '../procedure/obstacles-contestation.ts'
import type { Acte } from './actes.ts'
import { obstacles } from '../procedure/obstacles.ts'
import { situationDe } from '../procedure/fold.ts'

const modification = { type: 'MODIFICATION', sousTypes: ['ADMINISTRATIF' as const], base: 1 } as const
const prise: Acte[] = [
  ...allActes().slice(0, 2),
  { type: 'CONFORMITE', le: '2026-11-23', controles: [...controlesDe(modification)], preuve: null },
]
const contestation = (nom: string): Acte => ({ type: 'CONTESTATION', le: '2026-11-24', par: { prenom: 'Odile', nom } })
const levee: Acte = { type: 'LEVEE_CONTESTATION', le: '2026-11-25' }
const au = (actes: readonly Acte[]) => ({
  ...held(situationDe(modification, actes, '2026-11-26')),
  ...modification,
  agent: anAgent().uuid,
  signataires: true,
  corrigibles: [],
})

test('a contested request cannot be decided, each contest is listed, until one act lifts them all', () => {
  const contestee = au([...prise, contestation('Rapp'), contestation('Kern')])
  const dits = ['Rapp', 'Kern'].map((nom) => `la requête est contestée par Odile ${nom} depuis le 24/11/2026`)
  expect(obstacles('INSCRIPTION', contestee)).toEqual(dits)
  for (const dit of dits) expect(obstacles('REJET', contestee)).toContain(dit)
  expect(obstacles('LEVEE_CONTESTATION', contestee)).toEqual([])
  // Other acts stay possible.
  for (const acte of ['DEMANDE', 'PROJET_REJET', 'RECEPISSE', 'RESTITUTION'] as const) expect(obstacles(acte, contestee)).toEqual([])
  const apres = au([...prise, contestation('Rapp'), contestation('Kern'), levee])
  expect(obstacles('INSCRIPTION', apres)).toEqual([])
  expect(obstacles('LEVEE_CONTESTATION', apres)).toEqual(["aucune contestation n'est en cours"])
})

test('contested by somebody else after the lifting, the request waits again', () => {
  const encore = au([...prise, contestation('Rapp'), levee, contestation('Kern')])
  expect(obstacles('INSCRIPTION', encore)).toEqual(['la requête est contestée par Odile Kern depuis le 24/11/2026'])
})

test('a contest changes neither the stage nor the clocks', () => {
  const { contestations: _, ...avant } = au(prise)
  const { contestations: __, ...apres } = au([...prise, contestation('Rapp')])
  expect(apres).toEqual(avant)
})

test('only an attached person who did not file the request may contest it, before the decision, once', () => {
  expect(challengeRefus({ rattache: true, deposant: false })).toBeNull()
  expect(challengeRefus({ rattache: false, deposant: false })).toContain('rattachées')
  expect(challengeRefus({ rattache: true, deposant: true })).toContain('la retirer')
  expect(obstaclesContestation(au(prise.slice(0, 1)), false)).toEqual([])
  expect(obstaclesContestation(au(prise), true)).toEqual(['Vous avez déjà contesté cette requête.'])
  expect(obstaclesContestation(au([...prise, aRetrait()]), false)).toEqual(["Cette requête n'est plus en cours."])
})
