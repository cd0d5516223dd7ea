import { aMembrePhysique } from 'domain/association/exemples'
import { defaultLimites } from 'domain/core/fichier'
import { makeVersion } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { comiteOf } from '../association/comite-of.ts'
import { toDirection, type TypedMembre } from './parties/membres/saisie-membres.ts'
import { rebaseSaisie, saisieInitiale, dissolutionRegles, type SaisieDissolution } from './saisie-dissolution.ts'
import type { KnownAssociation } from '../association/known-association.ts'

const association = { ...makeVersion(), numero: 'STR000001', version: 3 } as unknown as KnownAssociation
const direction = toDirection(comiteOf(association))
const withThese = (liquidateurs: TypedMembre[], commentaireLiquidation = ''): SaisieDissolution => ({
  ...saisieInitiale({ association })(null),
  liquidation: { commentaireLiquidation, liquidateurs },
})
const champs = (saisie: SaisieDissolution) =>
  dissolutionRegles({ association })
    .check('liquidation', saisie, defaultLimites)
    .map(({ field }) => field)

test.each([
  ['nobody and nothing said', withThese([]), ['liquidation.liquidation']],
  ['nobody, and why', withThese([], 'Aucun actif.'), []],
  ['the direction', withThese(direction), []],
  ['somebody else', withThese([{ collection: 'physiques', membre: aMembrePhysique({ localUuid: 'ici' }) }]), []],
])('[DISSO-05] a liquidation by %s', (_who, saisie, attendus) => {
  expect(champs(saisie)).toEqual(attendus)
})

test('after a rebase on a version whose direction lost a member, that liquidator stays without a uuid of the register', () => {
  const { members } = makeVersion()
  const apres = {
    ...association,
    version: 4,
    members: { ...members, physiques: members.physiques.slice(1) },
  } as unknown as KnownAssociation
  const repris = rebaseSaisie(withThese(direction), { association: apres })
  expect(repris.version).toBe(4)
  expect(repris.liquidation.liquidateurs.map(({ membre }) => [membre.localUuid, membre.uuid])).toEqual([
    ['physiques-0', null],
    ['morales-0', 'morales-0'],
    ['physiques-1', 'physiques-1'],
  ])
  expect(dissolutionRegles({ association: apres }).check('liquidation', repris, defaultLimites)).toEqual([])
})
