import { expect, test } from 'vitest'
import type { Comite } from '../../association/membres.ts'
import { unchangedComite, makeVersion } from '../examples/filings.ts'
import { statutMembre } from './statut-membre.ts'

const avant = makeVersion({ members: { ...makeVersion().members, reprises: [{ uuid: 'reprises-0', description: 'Comité de 1912' }] } })
const comite = unchangedComite(avant)
const membre = <C extends keyof Omit<Comite, 'indexMembres'>>(collection: C, autrement: Partial<Comite[C][number]> = {}) => ({
  collection,
  membre: { ...comite[collection][0], ...autrement } as Comite[C][number],
})

test.each([
  ['as the register has it', membre('physiques')],
  ['known on the screen by a local uuid', membre('morales', { localUuid: 'ecran-1' })],
  ['a text of the paper register', membre('reprises')],
])('[MEMB-10] a member %s has no status', (_what, tenu) => {
  expect(statutMembre(tenu, avant)).toBe('aucun')
})

test.each([
  ['MEMB-07', 'of another function', membre('physiques', { fonction: 'Trésorier(ère)' }), 'modifie'],
  ['MEMB-07', 'whose telephone is taken off', membre('physiques', { telephone: null }), 'modifie'],
  ['MEMB-07', 'a legal entity represented by another person', membre('morales', { nomRepresentant: 'Wiesenthaler' }), 'modifie'],
  ['MEMB-06', 'without uuid', membre('physiques', { uuid: null, localUuid: 'ecran-2' }), 'ajout'],
  ['MEMB-06', 'whose uuid is of another kind of member', { ...membre('physiques'), collection: 'morales' as const }, 'ajout'],
  ['MEMB-08', 'leaving', { ...membre('physiques'), supprime: true }, 'supprime'],
  ['MEMB-08', 'changed, then leaving', { ...membre('physiques', { fonction: 'Membre' }), supprime: true }, 'supprime'],
  [
    'MEMB-09',
    'changed on both sides',
    { ...membre('physiques'), supprime: true, conflit: { registre: null, le: '2026-11-20' } },
    'conflit',
  ],
  ['MEMB-12', 'whose leaving is undone', { ...membre('physiques'), supprime: false }, 'aucun'],
])('[%s] a member %s', (_row, _what, tenu, statut) => {
  expect(statutMembre(tenu, avant)).toBe(statut)
})
