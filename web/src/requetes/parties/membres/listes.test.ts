import { unMembreMorale, unMembrePhysique } from 'domain/association/exemples'
import { expect, test } from 'vitest'
import type { MembreSaisi } from '../../saisie-creation.ts'
import { champDe, deplacer, erreursDe, poser, sansListe } from './listes.ts'

const anne: MembreSaisi = { collection: 'physiques', membre: unMembrePhysique({ localUuid: 'a' }) }
const chorale: MembreSaisi = { collection: 'morales', membre: unMembreMorale({ localUuid: 'c' }) }
const bruno: MembreSaisi = { collection: 'physiques', membre: unMembrePhysique({ localUuid: 'b' }) }
const direction = [anne, chorale, bruno]
const refus = (field: string) => ({ field, defaultMessage: 'non' })

test('[MEMB-01] a member moves to another place, the others keeping their order', () => {
  expect(deplacer(direction, 0, 2)).toEqual([chorale, bruno, anne])
  expect(deplacer(direction, 2, 0)).toEqual([bruno, anne, chorale])
})

test('a member that is edited keeps its place; a new one comes last', () => {
  expect(poser(direction, bruno, chorale)).toEqual([anne, bruno, bruno])
  expect(poser(direction, bruno, null)).toEqual([anne, chorale, bruno, bruno])
})

test('[FORM-09] a member is refused under its rank among those of its kind', () => {
  expect(direction.map((saisi) => champDe('membres', direction, saisi))).toEqual([
    'membres.physiques[0]',
    'membres.morales[0]',
    'membres.physiques[1]',
  ])
  const erreurs = [refus('membres.physiques[1].nom'), refus('membres.physiques[1].adresse.commune'), refus('membres.physiques[10].nom')]
  expect(erreursDe(erreurs, 'membres.physiques[1]').map(({ field }) => field)).toEqual(['nom', 'adresse.commune'])
})

test('[FORM-06] a list that changes loses its refusals, and only them', () => {
  const erreurs = ['membres.nombre', 'membres.physiques[0].nom', 'documents[0].date', 'documents', 'declarant.nom'].map(refus)
  expect(sansListe(['membres'])(erreurs).map(({ field }) => field)).toEqual(['documents[0].date', 'documents', 'declarant.nom'])
  expect(sansListe(['documents'])(erreurs).map(({ field }) => field)).toEqual([
    'membres.nombre',
    'membres.physiques[0].nom',
    'declarant.nom',
  ])
})
