import { expect, test } from 'vitest'
import type { Acte } from '../actes/actes.ts'
import { type GreffeActe, obstacles } from '../procedure/obstacles.ts'
import { correctableLignes, situationDe } from '../procedure/fold.ts'
import { checkJourActe } from '../procedure/check-jour.ts'
import { held, allActes, aRetrait } from '../examples/filings.ts'
import { statutsPapier } from './statuts-papier.ts'
import type { TypeRequete } from '../types.ts'

const creation = { type: 'CREATION', sousTypes: [], base: null } as const
const aReception = (le: string): Acte => ({ type: 'RECEPTION_STATUTS', le })
const aRenvoi = (le: string): Acte => ({ type: 'RENVOI_STATUTS', le })
const depose = allActes().slice(0, 1)
const inscrite = allActes()
const jour = '2027-02-01'
const after = (actes: readonly Acte[]) => situationDe(creation, actes, jour)
const attendus = 'attendus par courrier'

test.each<[string, Acte[], string | null, boolean]>([
  ['awaited as soon as it is filed', depose, attendus, true],
  ['awaited still once it is registered', inscrite, attendus, true],
  ['received', [...depose, aReception('2026-11-24')], 'reçus au greffe le 24/11/2026', false],
  ['received once it is registered', [...inscrite, aReception('2027-01-12')], 'reçus au greffe le 12/01/2027', false],
  ['sent back', [...depose, aReception('2026-11-24'), aRenvoi('2026-11-26')], 'renvoyés le 26/11/2026', false],
  [
    'sent back to be signed, and come again',
    [...depose, aReception('2026-11-24'), aRenvoi('2026-11-26'), aReception('2026-12-02')],
    'reçus au greffe le 02/12/2026',
    false,
  ],
  ['a mistake corrected', [...depose, aReception('2026-11-24'), { type: 'CORRECTION', le: '2026-11-25', corrige: 2 }], attendus, true],
  ['awaited no more, taken back', [...depose, aRetrait()], null, false],
  ['sent back once taken back', [...depose, aReception('2026-11-24'), aRetrait(), aRenvoi('2026-11-27')], 'renvoyés le 27/11/2026', false],
])('[STAFF-05] the signed paper statutes of a creation: %s', (_, actes, ou, encore) => {
  expect(statutsPapier('CREATION', after(actes))).toEqual(ou && { ou, attendus: encore })
})

test('another filing awaits none, and allows no act about them', () => {
  for (const type of ['MODIFICATION', 'DISSOLUTION', 'RADIATION'] as const satisfies TypeRequete[]) {
    const objet = { type, sousTypes: ['STATUTS'], base: 1 } as const
    const situation = situationDe(objet, allActes().slice(0, 2), jour)
    expect(statutsPapier(type, situation)).toBeNull()
    for (const acte of ['RECEPTION_STATUTS', 'RENVOI_STATUTS'] as const)
      expect(obstacles(acte, { ...held(situation), ...objet, agent: 'agent-1', signataires: true, corrigibles: [] })).toContain(
        'la requête est en examen',
      )
  }
})

const motifs = (acte: GreffeActe, actes: readonly Acte[], agent = 'agent-1') =>
  obstacles(acte, { ...held(after(actes)), ...creation, agent, signataires: true, corrigibles: correctableLignes(creation, actes, jour) })

test('[STAFF-05] they are received once, and sent back only once received', () => {
  expect(motifs('RENVOI_STATUTS', depose)).toEqual(["les statuts signés n'ont pas été reçus"])
  expect(motifs('RECEPTION_STATUTS', [...depose, aReception('2026-11-24')])).toEqual(['les statuts signés ont été reçus le 24/11/2026'])
  const rendus = [...depose, aReception('2026-11-24'), aRenvoi('2026-11-26')]
  expect(motifs('RENVOI_STATUTS', rendus)).toEqual(['les statuts signés ont été renvoyés le 26/11/2026'])
  expect(motifs('RECEPTION_STATUTS', rendus)).toEqual([])
})

test('any clerk may record them, except on a file held by a colleague; once it has ended, on any file', () => {
  expect(motifs('RECEPTION_STATUTS', depose)).toEqual([])
  expect(motifs('RECEPTION_STATUTS', allActes().slice(0, 2), 'agent-2')).toEqual([
    'le dossier est pris en charge par Aloïse Greffenbach depuis le 23/11/2026',
  ])
  expect(motifs('RECEPTION_STATUTS', inscrite, 'agent-2')).toEqual([])
})

test('a mistake about them is corrected at any stage, without touching the decision', () => {
  expect(correctableLignes(creation, [...depose, aReception('2026-11-24')], jour)).toEqual([2])
  expect(motifs('CORRECTION', [...depose, aReception('2026-11-24')])).toEqual([])
  expect(correctableLignes(creation, [...inscrite, aReception('2027-01-12')], jour)).toEqual([5])
  // A decision depends on the acts before it.
  const remise: Acte = { type: 'REMISE', le: '2026-11-23', agent: { uuid: 'agent-1', prenom: 'Aloïse', nom: 'Greffenbach' } }
  expect(correctableLignes(creation, [...allActes().slice(0, 2), remise, ...allActes().slice(2)], jour)).toEqual([])
})

test.each([
  ['RECEPTION_STATUTS', '2026-11-19', depose, 'La date ne peut être antérieure au dépôt de la requête (20/11/2026).'],
  ['RECEPTION_STATUTS', '2027-02-02', depose, 'La date ne peut être postérieure à la date du jour'],
  ['RECEPTION_STATUTS', '2026-11-20', depose, null],
  [
    'RECEPTION_STATUTS',
    '2026-11-25',
    [...depose, aReception('2026-11-24'), aRenvoi('2026-11-26')],
    'La date ne peut être antérieure au renvoi des statuts (26/11/2026).',
  ],
  [
    'RENVOI_STATUTS',
    '2026-11-23',
    [...depose, aReception('2026-11-24')],
    'La date ne peut être antérieure à la réception des statuts (24/11/2026).',
  ],
  ['RENVOI_STATUTS', '2026-11-24', [...depose, aReception('2026-11-24')], null],
] as const)('%s may bear the day %s or says why', (acte, le, actes, motif) => {
  expect(checkJourActe(acte, le, after(actes), jour).map(({ defaultMessage }) => defaultMessage)).toEqual(motif ? [motif] : [])
})
