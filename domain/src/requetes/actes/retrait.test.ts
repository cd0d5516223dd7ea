import { describe, expect, test } from 'vitest'
import { procedureDe } from '../demarches/demarches.ts'
import { filedTypes } from '../types.ts'
import { etatPublic, libelleEtat, phraseDEtat } from '../etat/etat-public.ts'
import { held, allActes, anAgent, aRecepisse, aRetrait } from '../examples/filings.ts'
import { obstaclesRetrait, canWithdraw } from '../procedure/obstacles-retrait.ts'
import type { Acte } from './actes.ts'
import { greffeActes, obstacles } from '../procedure/obstacles.ts'
import { correctableLignes, situationDe } from '../procedure/fold.ts'
import { etapes } from './situation.ts'

const creation = { type: 'CREATION', sousTypes: [], base: null } as const
const after = (actes: readonly Acte[], jour = '2026-11-25') => situationDe(creation, actes, jour)
const motifs = (actes: readonly Acte[], jour?: string) => obstaclesRetrait({ ...after(actes, jour), ...creation })

describe('[STATE-14] a request may be withdrawn at every stage before the decision, and never after it', () => {
  test.each([
    ['just filed', allActes().slice(0, 1), '2026-11-20'],
    ['in examination', allActes().slice(0, 2), '2026-11-23'],
    ['at the prefect', allActes().slice(0, 3), '2026-11-24'],
    ['opposed', [...allActes().slice(0, 3), { type: 'OPPOSITION_PREFET', le: '2026-11-25' } as const], '2026-11-25'],
    ['to be decided', allActes().slice(0, 3), '2027-01-06'],
  ])('%s', (_, actes, jour) => {
    expect(motifs(actes, jour)).toEqual([])
    const retiree = situationDe(creation, [...actes, aRetrait(jour)], '2027-06-01')
    expect([retiree.etape, retiree.horloges, retiree.ensuite, retiree.decideeLe]).toEqual(['RETIREE', [], null, null])
  })

  test('registered', () => {
    expect(motifs(allActes(), '2027-01-06')).toEqual(['Le tribunal a déjà décidé de cette requête.'])
  })
  test('rejected', () => {
    const rejet: Acte = { type: 'REJET', le: '2026-11-24', signataire: { nom: 'Clotaire Amtmann', qualite: 'Juge du registre' } }
    const objet = { type: 'MODIFICATION', sousTypes: ['MEMBRES'], base: 1 } as const
    const situation = situationDe(objet, [...allActes().slice(0, 2), rejet], '2026-11-24')
    expect(obstaclesRetrait({ ...situation, ...objet })).toEqual(['Le tribunal a déjà décidé de cette requête.'])
  })
  test('already withdrawn', () => {
    expect(motifs([...allActes().slice(0, 2), aRetrait()])).toEqual(['Cette requête a déjà été retirée.'])
  })
  test('whatever the filing', () => {
    for (const type of filedTypes)
      for (const etape of etapes)
        expect(procedureDe({ type, sousTypes: [], base: type === 'CREATION' ? null : 1 }).table[etape].RETRAIT, `${type} ${etape}`).toBe(
          etatPublic(etape) === 'EN_COURS' ? 'RETIREE' : undefined,
        )
  })
})

test.each([
  [true, true, true],
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('who filed it (%s) or may file for its association today (%s) may take it back: %s', (deposant, depot, peut) => {
  expect(canWithdraw({ deposant, depot })).toBe(peut)
})

test('[STATE-14] [REQ-19] [X-86] a withdrawn request is « Rejetée », with « retirée par le déclarant », and says when and under what name', () => {
  const situation = after([...allActes().slice(0, 2), aRetrait()], '2026-12-24')
  expect(etatPublic(situation.etape)).toBe('REJETEE')
  expect(libelleEtat('REJETEE', situation.retrait?.le ?? null)).toBe('Rejetée, retirée par le déclarant')
  expect(libelleEtat('REJETEE', null)).toBe('Rejetée')
  // No receipt is due any more.
  expect(phraseDEtat(situation, new Date('2026-11-20T13:02:00Z'), '2026-12-24')).toBe(
    'Cette requête a été retirée le 25/11/2026 par Odile Mittelbrucher.',
  )
})

test('it is final: the court can only receive and send back the paper statutes, and add notes', () => {
  const greffe = (actes: readonly Acte[]) => ({
    ...held(after(actes)),
    ...creation,
    agent: 'agent-2',
    signataires: true,
    corrigibles: correctableLignes(creation, actes, '2026-11-25'),
  })
  const allowedActes = (actes: readonly Acte[]) => greffeActes.filter((acte) => obstacles(acte, greffe(actes)).length === 0)
  const sans: Acte[] = [...allActes().slice(0, 3), aRecepisse(), aRetrait()]
  expect(allowedActes(sans)).toEqual(['RECEPTION_STATUTS', 'NOTE'])
  // The statutes were on their way when the request was withdrawn.
  expect(allowedActes([...sans, { type: 'RECEPTION_STATUTS', le: '2026-11-25' }])).toContain('RENVOI_STATUTS')
  expect(obstacles('RESTITUTION', { ...greffe(sans), agent: anAgent().uuid })).toEqual(['la requête est retirée par le déclarant'])
  const recus: Acte[] = [...allActes().slice(0, 2), { type: 'RECEPTION_STATUTS', le: '2026-11-24' }, aRetrait()]
  expect(allowedActes(recus)).toEqual(['RENVOI_STATUTS', 'CORRECTION', 'NOTE'])
  expect(correctableLignes(creation, recus, '2026-11-25')).toEqual([3])
})
