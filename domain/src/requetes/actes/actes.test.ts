import { expect, test } from 'vitest'
import { allActes, anAgent, aRecepisse } from '../examples/filings.ts'
import { greffe, objet, anActe } from '../examples/vies.ts'
import { Acte, definitionDe } from './actes.ts'
import { greffeActes, obstacles } from '../procedure/obstacles.ts'
import { correctableLignes, situationDe } from '../procedure/fold.ts'

test('[STATE-14] a receipt moves no stage, whenever it is delivered before the decision, and is delivered only once', () => {
  for (const nombre of [1, 2, 3]) {
    const avant = allActes().slice(0, nombre)
    const sans = situationDe({ type: 'CREATION', sousTypes: [], base: null }, avant, '2026-12-01')
    const apres = situationDe({ type: 'CREATION', sousTypes: [], base: null }, [...avant, aRecepisse('2026-12-01')], '2026-12-01')
    expect(apres).toEqual({ ...sans, recepisseLe: '2026-12-01', horloges: sans.horloges.filter(({ delai }) => delai !== 'RECEPISSE') })
    expect(obstacles('RECEPISSE', greffe([...avant, aRecepisse('2026-12-01')], '2026-12-02', anAgent().uuid))).toEqual([
      'le récépissé a été délivré le 01/12/2026',
    ])
  }
})

test('a receipt is sent at once, so it is never corrected', () => {
  expect(
    correctableLignes({ type: 'CREATION', sousTypes: [], base: null }, [...allActes().slice(0, 2), aRecepisse()], '2026-11-24'),
  ).toEqual([2])
})

test('handing over and giving back neither move the stage nor stop the six weeks', () => {
  const communiquee = [...allActes().slice(0, 3), aRecepisse('2026-11-24')]
  for (const type of ['REMISE', 'RESTITUTION'] as const) {
    const actes = [...communiquee, anActe(type, '2026-12-01', 2)]
    expect(situationDe(objet, actes, '2027-01-05')).toMatchObject({
      etape: 'COMMUNIQUEE_PREFET',
      horloges: [{ delai: 'OPPOSITION_PREFET', le: '2027-01-05' }],
    })
    expect(situationDe(objet, actes, '2027-01-06').etape).toBe('A_ORDONNER')
  }
  const reprise = [...communiquee, anActe('RESTITUTION', '2026-12-01', 2), anActe('PRISE_EN_CHARGE', '2026-12-02', 2)]
  expect(situationDe({ type: 'CREATION', sousTypes: [], base: null }, reprise, '2026-12-02')).toMatchObject({
    etape: 'COMMUNIQUEE_PREFET',
    enCharge: { le: '2026-12-02' },
  })
})

const delais = (actes: readonly Acte[], jour: string) =>
  situationDe(objet, actes, jour).horloges.map(({ delai, le, attendu }) => `${delai} ${le} ${attendu}`)

test('[STATE-14] clocks are opened and closed by acts', () => {
  const [depot, charge, communication, inscription] = allActes() as [Acte, Acte, Acte, Acte]
  expect(delais([depot], '2026-11-20')).toEqual(['RECEPISSE 2026-11-25 GREFFE', 'EXAMEN 2026-12-21 GREFFE'])
  // A receipt stays due after the file is taken in charge.
  expect(delais([depot, charge], '2026-11-23')).toEqual(['RECEPISSE 2026-11-25 GREFFE', 'EXAMEN 2026-12-21 GREFFE'])
  expect(delais([depot, aRecepisse()], '2026-11-23')).toEqual(['EXAMEN 2026-12-21 GREFFE'])
  expect(delais([depot, aRecepisse(), charge, communication], '2026-11-24')).toEqual(['OPPOSITION_PREFET 2027-01-05 PREFET'])
  // A delay that binds the court stays late until it acts; the prefect's delay simply ends.
  expect(delais([depot, aRecepisse(), charge], '2027-01-06')).toEqual(['EXAMEN 2026-12-21 GREFFE'])
  expect(delais([depot, charge, communication], '2027-01-06')).toEqual(['RECEPISSE 2026-11-25 GREFFE'])
  expect(delais([depot, aRecepisse(), charge, communication], '2027-01-06')).toEqual([])
  expect(delais([depot, charge, communication, inscription], '2027-01-06')).toEqual([])
})

test('a correction gives the request as if the act had never been done, clocks included, and erases nothing', () => {
  const avant = allActes().slice(0, 2)
  const actes: Acte[] = [...allActes().slice(0, 3), { type: 'CORRECTION', le: '2026-11-25', corrige: 3 }]
  expect(situationDe(objet, actes, '2027-03-01')).toEqual(situationDe({ type: 'CREATION', sousTypes: [], base: null }, avant, '2027-03-01'))
  // The act may be done again, with its right day.
  const refait = [...actes, anActe('COMMUNICATION_PREFET', '2026-11-25', 2)]
  expect(situationDe({ type: 'CREATION', sousTypes: [], base: null }, refait, '2026-11-25').oppositionJusquau).toBe('2027-01-06')
})

test.each([
  ['a deposit', 1, []],
  ['a taking in charge', 2, [2]],
  ['what other acts rest on', 3, [3]],
  ['a decision, once served', 4, []],
] as const)('%s: lines that a correction may name', (_, nombre, lignes) => {
  expect(correctableLignes({ type: 'CREATION', sousTypes: [], base: null }, allActes().slice(0, nombre), '2027-01-06')).toEqual(
    lignes.filter((ligne) => nombre !== 4 || !ligne),
  )
})

test('an act is corrected once, and a correction is not corrected', () => {
  const actes: Acte[] = [...allActes().slice(0, 2), { type: 'CORRECTION', le: '2026-11-24', corrige: 2 }]
  expect(correctableLignes({ type: 'CREATION', sousTypes: [], base: null }, actes, '2026-11-24')).toEqual([])
  expect(obstacles('CORRECTION', greffe(actes, '2026-11-24', 'agent-1'))).toEqual(['aucun acte de ce dossier ne peut être corrigé'])
})

test('an act written to the journal can be read back, by its own definition too', () => {
  for (const type of greffeActes) {
    const acte = anActe(type, '2026-12-10', 2)
    expect(Acte.parse(JSON.parse(JSON.stringify(acte)))).toEqual(acte)
    expect(definitionDe(type).schema.parse(acte).type).toBe(type)
  }
})
