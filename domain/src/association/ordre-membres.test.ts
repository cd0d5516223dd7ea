import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aComite, aMembreMorale, aMembrePhysique } from './exemples.ts'
import { indexMembres, ordreDesMembres } from './ordre-membres.ts'
import type { Comite } from './membres.ts'

const fonctions = (comite: Comite) => ordreDesMembres(comite).map(({ membre }) => ('fonction' in membre ? membre.fonction : ''))

test('[MEMB-03] indexMembres orders the direction across its lists', () => {
  expect(fonctions(aComite())).toEqual(['Président(e)', 'Trésorier(ère)', 'Secrétaire'])
})

test('[MEMB-04] an entry names a member by uuid, or by its list and local uuid', () => {
  const comite: Comite = {
    physiques: [aMembrePhysique({ uuid: 'u1', localUuid: null, fonction: 'A' }), aMembrePhysique({ localUuid: 'x', fonction: 'B' })],
    morales: [aMembreMorale({ localUuid: 'x', fonction: 'C' })],
    reprises: [],
    indexMembres: [
      { uuid: null, localUuid: 'x', collection: 'morales', index: 0 },
      { uuid: null, localUuid: 'x', collection: 'physiques', index: 1 },
      { uuid: 'u1', localUuid: null, collection: null, index: 2 },
    ],
  }
  expect(fonctions(comite)).toEqual(['C', 'B', 'A'])
})

test('members without an entry come last, in list order; entries without a member are ignored', () => {
  const { physiques, morales } = aComite()
  const [, secretaire] = physiques
  const comite = {
    physiques,
    morales,
    reprises: [],
    indexMembres: [
      { uuid: 'absent', localUuid: null, collection: null, index: 0 },
      ...indexMembres(secretaire ? [{ collection: 'physiques', membre: secretaire }] : []),
    ],
  }
  expect(fonctions(comite)).toEqual(['Secrétaire', 'Président(e)', 'Trésorier(ère)'])
})

test('any order survives a write and a read', () => {
  const lettres = ['a', 'b', 'c', 'd', 'e', 'f']
  const comite: Comite = {
    physiques: lettres.slice(0, 3).map((localUuid) => aMembrePhysique({ localUuid })),
    morales: lettres.slice(3).map((localUuid) => aMembreMorale({ localUuid })),
    reprises: [],
    indexMembres: [],
  }
  fc.assert(
    fc.property(fc.shuffledSubarray(ordreDesMembres(comite), { minLength: 6 }), (ordre) => {
      expect(ordreDesMembres({ ...comite, indexMembres: indexMembres(ordre) })).toEqual(ordre)
    }),
  )
})
