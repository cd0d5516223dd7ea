import { aCreationDepot, aDissolutionDepot } from 'domain/requetes/examples/filings'
import type { SousTypeRequete, TypeRequete } from 'domain/requetes/types'
import { expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { usualDelai } from '../../suivi/followed-sql.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const ada = await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })
const clerks = { 'TJ-STRASBOURG': await clerk(office, 'TJ-STRASBOURG'), 'TJ-COLMAR': await clerk(office, 'TJ-COLMAR') }
type Court = keyof typeof clerks
const associations = {
  'TJ-STRASBOURG': (await aRegisteredAssociation(office)).numero,
  'TJ-COLMAR': (await aRegisteredAssociation(office, { tribunal: 'TJ-COLMAR' })).numero,
}
const noon = (day: string) => new Date(`${day}T11:00:00Z`)
const ranks: Record<string, number> = {}

interface Filed {
  on: string
  decided?: [day: string, etat: 'INSCRITE' | 'REJETEE']
  type?: TypeRequete
  sousType?: SousTypeRequete
  paper?: boolean
}
/** Inserts a request with the columns that its filing and its decision set. */
const filed = async (tribunal: Court, { on, decided, type = 'MODIFICATION', sousType = 'ADMINISTRATIF', paper = false }: Filed) => {
  const year = on.slice(2, 4)
  ranks[year] = (ranks[year] ?? 0) + 1
  const numero = `R${year}${String(ranks[year]).padStart(6, '0')}`
  clock.at = noon(on)
  await aRequeteOn(office, {
    // An association has at most one pending request.
    association: decided ? associations[tribunal] : (await aRegisteredAssociation(office, { tribunal })).numero,
    compte: filer.uuid,
    numero,
    tribunal,
    type,
    sousTypes: [sousType],
    etat: decided?.[1] ?? 'EN_COURS',
    dateOrdonnancement: decided?.[0] ?? null,
    recueLe: paper ? on : null,
    depot: type === 'DISSOLUTION' ? aDissolutionDepot({ documents: [] }) : aCreationDepot({ documents: [] }),
  })
  return numero
}

// In the period: 3 online and 2 on paper at Strasbourg, 1 and 1 at Colmar. Decoys: other types, earlier and later requests.
await filed('TJ-STRASBOURG', { on: '2027-02-28', decided: ['2027-03-01', 'REJETEE'] })
await filed('TJ-STRASBOURG', { on: '2027-03-01', decided: ['2027-03-05', 'INSCRITE'] })
await filed('TJ-STRASBOURG', { on: '2027-03-02', decided: ['2027-03-10', 'INSCRITE'], paper: true })
await filed('TJ-STRASBOURG', { on: '2027-03-03', decided: ['2027-03-31', 'REJETEE'], paper: true })
await filed('TJ-STRASBOURG', { on: '2027-03-31', decided: ['2027-04-01', 'INSCRITE'] })
await filed('TJ-STRASBOURG', { on: '2027-04-01' })
await filed('TJ-STRASBOURG', { on: '2027-03-04', type: 'DISSOLUTION', sousType: 'SIMPLE', decided: ['2027-03-24', 'INSCRITE'] })
const open = await filed('TJ-STRASBOURG', { on: '2027-03-15' })
await filed('TJ-COLMAR', { on: '2027-03-01', decided: ['2027-03-21', 'REJETEE'] })
await filed('TJ-COLMAR', { on: '2027-03-30', paper: true })
clock.at = noon('2027-04-10')

const march = { du: '2027-03-01', au: '2027-03-31' }
const read = async (tribunal: Court) =>
  (await app.inject({ url: '/api/greffe/statistiques', query: march, headers: clerks[tribunal].bearer })).json()
const readAll = async (tribunal?: Court) => {
  const query = { ...march, ...(tribunal && { tribunal }) }
  return (await app.inject({ url: '/api/administration/statistiques', query, headers: ada.bearer })).json()
}
const filled = (rows: Record<string, unknown>[]) =>
  rows.filter((row) => Object.values(row).some((value) => typeof value === 'number' && value > 0))
const measured = ({ depots, decisions, delais }: Record<'depots' | 'decisions' | 'delais', Record<string, unknown>[]>) => ({
  depots: filled(depots),
  decisions: filled(decisions),
  decision: delais.find(({ delai }) => delai === 'DECISION'),
})

const strasbourg = {
  depots: [
    { type: 'MODIFICATION', teleservice: 3, papier: 2 },
    { type: 'DISSOLUTION', teleservice: 1, papier: 0 },
  ],
  decisions: [
    { type: 'MODIFICATION', inscrites: 2, rejetees: 2, retirees: 0 },
    { type: 'DISSOLUTION', inscrites: 1, rejetees: 0, retirees: 0 },
  ],
  // 1, 4, 8, 20 and 28 days.
  decision: { delai: 'DECISION', nombre: 5, mediane: 8, neufDixiemes: 28 },
}
const colmar = {
  depots: [{ type: 'MODIFICATION', teleservice: 1, papier: 1 }],
  decisions: [{ type: 'MODIFICATION', inscrites: 0, rejetees: 1, retirees: 0 }],
  decision: { delai: 'DECISION', nombre: 1, mediane: 20, neufDixiemes: 20 },
}

test('each court counts its own requests of the period, by type, origin and outcome, and ignores other courts, types and periods', async () => {
  expect([measured(await read('TJ-STRASBOURG')), measured(await read('TJ-COLMAR'))]).toEqual([strasbourg, colmar])
  expect([measured(await readAll('TJ-STRASBOURG')), measured(await readAll('TJ-COLMAR'))]).toEqual([strasbourg, colmar])
  expect(measured(await readAll())).toEqual({
    depots: [
      { type: 'MODIFICATION', teleservice: 4, papier: 3 },
      { type: 'DISSOLUTION', teleservice: 1, papier: 0 },
    ],
    decisions: [
      { type: 'MODIFICATION', inscrites: 2, rejetees: 3, retirees: 0 },
      { type: 'DISSOLUTION', inscrites: 1, rejetees: 0, retirees: 0 },
    ],
    decision: { delai: 'DECISION', nombre: 6, mediane: 8, neufDixiemes: 28 },
  })
})

test('the queues and stages of a court exclude those of another court, including stages that ended by themselves', async () => {
  const queues = async (tribunal: Court) => filled((await read(tribunal)).files)
  expect(await queues('TJ-STRASBOURG')).toEqual([{ file: 'A_PRENDRE_EN_CHARGE', nombre: 2, enRetard: 2, mediane: 9, plusAncienne: 26 }])
  expect(await queues('TJ-COLMAR')).toEqual([{ file: 'A_PRENDRE_EN_CHARGE', nombre: 1, enRetard: 1, mediane: 11, plusAncienne: 11 }])
  const creation = await filed('TJ-STRASBOURG', { on: '2027-03-16', type: 'CREATION', sousType: 'SIMPLE' })
  const { acte } = auTribunal(office, clerks['TJ-STRASBOURG'], filer)
  clock.at = noon('2027-03-17')
  await acte(creation, 'prise-en-charge')
  expect(await acte(creation, 'communication-prefet', { le: '2027-03-17' })).toEqual({ status: 204, body: null })
  // Six weeks without an answer of the prefect: the stage ends by itself.
  clock.at = noon('2027-05-20')
  const stages = async (tribunal: Court) => {
    const query = { du: '2027-04-20', au: '2027-05-20' }
    const answer = await app.inject({ url: '/api/greffe/statistiques', query, headers: clerks[tribunal].bearer })
    return filled(answer.json().etapes).map(({ etape, nombre }) => [etape, nombre])
  }
  expect([await stages('TJ-STRASBOURG'), await stages('TJ-COLMAR')]).toEqual([[['COMMUNIQUEE_PREFET', 1]], []])
  expect(open).toMatch(/^R27/)
})

test('the usual delay counts the last year of one type at one court, and no other court, type or older decision', async () => {
  // Ten requests filed on one day at Strasbourg set the usual delay; decoys of a hundred days would change it.
  for (let i = 0; i < 10; i += 1) await filed('TJ-COLMAR', { on: `2028-06-${10 + i}`, decided: [`2028-06-${11 + i}`, 'INSCRITE'] })
  for (let i = 0; i < 11; i += 1) {
    await filed('TJ-STRASBOURG', { on: '2028-06-01', decided: [`2028-08-${10 + i}`, 'INSCRITE'] })
    await filed('TJ-COLMAR', { on: '2028-06-01', type: 'DISSOLUTION', sousType: 'SIMPLE', decided: [`2028-08-${10 + i}`, 'INSCRITE'] })
    await filed('TJ-COLMAR', { on: '2027-05-01', decided: ['2027-06-19', 'REJETEE'] })
  }
  const on = (aujourdhui: string) => usualDelai(db, { type: 'MODIFICATION', tribunal: 'TJ-COLMAR', aujourdhui })
  // 2027-06-19 is 366 days before 2028-06-19, and 365 before 2028-06-18.
  expect(await on('2028-06-19')).toBe(2)
  expect(await on('2028-06-17')).toBe(50)
})
