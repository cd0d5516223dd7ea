import { unMembrePhysique } from 'domain/association/exemples'
import { limitesParDefaut } from 'domain/core/fichier'
import { uneVersion } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { comiteOf } from '../association/comite-of.ts'
import { directionDuRegistre, type MembreSaisi } from './parties/membres/saisie-membres.ts'
import { reprendre, saisieInitiale, selonDissolution, type SaisieDissolution } from './saisie-dissolution.ts'
import type { KnownAssociation } from '../association/known-association.ts'

const association = { ...uneVersion(), numero: 'STR000001', version: 3 } as unknown as KnownAssociation
const direction = directionDuRegistre(comiteOf(association))
const avec = (liquidateurs: MembreSaisi[], commentaireLiquidation = ''): SaisieDissolution => ({
  ...saisieInitiale({ association })(null),
  liquidation: { commentaireLiquidation, liquidateurs },
})
const champs = (saisie: SaisieDissolution) =>
  selonDissolution({ association })
    .verifier('liquidation', saisie, limitesParDefaut)
    .map(({ field }) => field)

test.each([
  ['nobody and nothing said', avec([]), ['liquidation.liquidation']],
  ['nobody, and why', avec([], 'Aucun actif.'), []],
  ['the direction', avec(direction), []],
  ['somebody else', avec([{ collection: 'physiques', membre: unMembrePhysique({ localUuid: 'ici' }) }]), []],
])('[DISSO-05] a liquidation by %s', (_who, saisie, attendus) => {
  expect(champs(saisie)).toEqual(attendus)
})

test('after a rebase on a version whose direction lost a member, that liquidator stays without a uuid of the register', () => {
  const { members } = uneVersion()
  const apres = {
    ...association,
    version: 4,
    members: { ...members, physiques: members.physiques.slice(1) },
  } as unknown as KnownAssociation
  const repris = reprendre(avec(direction), { association: apres })
  expect(repris.version).toBe(4)
  expect(repris.liquidation.liquidateurs.map(({ membre }) => [membre.localUuid, membre.uuid])).toEqual([
    ['physiques-0', null],
    ['morales-0', 'morales-0'],
    ['physiques-1', 'physiques-1'],
  ])
  expect(selonDissolution({ association: apres }).verifier('liquidation', repris, limitesParDefaut)).toEqual([])
})
