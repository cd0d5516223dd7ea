import { aMembreMorale, aMembrePhysique } from 'domain/association/exemples'
import { expect, test } from 'vitest'
import type { TypedMembre } from './saisie-membres.ts'
import { champDe, erreursDe, rangDe } from './listes.ts'

const anne: TypedMembre = { collection: 'physiques', membre: aMembrePhysique({ localUuid: 'a' }) }
const chorale: TypedMembre = { collection: 'morales', membre: aMembreMorale({ localUuid: 'c' }) }
const bruno: TypedMembre = { collection: 'physiques', membre: aMembrePhysique({ localUuid: 'b' }) }
const direction = [anne, chorale, bruno]
const refus = (field: string) => ({ field, defaultMessage: 'non' })

test('a member is found in the list by its local uuid, because the form gives copies', () => {
  expect(direction.map((saisi) => rangDe(direction, structuredClone(saisi)))).toEqual([0, 1, 2])
})

test('the error path of a member has its index among those of its kind', () => {
  expect(direction.map((saisi) => champDe('membres', direction, saisi))).toEqual([
    'membres.physiques[0]',
    'membres.morales[0]',
    'membres.physiques[1]',
  ])
  const erreurs = [refus('membres.physiques[1].nom'), refus('membres.physiques[1].adresse.commune'), refus('membres.physiques[10].nom')]
  expect(erreursDe(erreurs, 'membres.physiques[1]').map(({ field }) => field)).toEqual(['nom', 'adresse.commune'])
})
