import type { Answer } from 'contract/core/call'
import type { listerRequetes } from 'contract/suivi/liste'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from '../../test/filings.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { aRequeteOn } from '../../test/requests.ts'

type Liste = Answer<typeof listerRequetes>

const office = await testOffice()
const { app, db, clock } = office
const [filer, member, stranger] = [await someone(office), await someone(office), await someone(office)]
const strasbourg = await clerk(office, 'TJ-STRASBOURG')
const commune = await knownCommune(db)

const ask = (query: Record<string, string | string[]> = {}, who: Someone = filer) =>
  app.inject({ url: '/api/requete', query, headers: who.bearer })
const list = async (query: Record<string, string | string[]> = {}, who: Someone = filer): Promise<Liste> => (await ask(query, who)).json()
const numbers = async (query: Record<string, string | string[]> = {}, who: Someone = filer) =>
  (await list(query, who)).content.map(({ numero }) => numero)

let creation = ''
const [modification, dissolution] = ['R25000101', 'R25000102'] as const

beforeAll(async () => {
  const { numero: association } = await aRegisteredAssociation(office, {
    rattaches: [{ personne: member, gestion: false, depot: false }],
  })
  const same = { association, compte: filer.uuid }
  await aRequeteOn(office, { ...same, numero: modification, etat: 'INSCRITE', deposeeLe: new Date('2025-03-01T22:30:00Z') })
  const ended = { type: 'DISSOLUTION', etat: 'REJETEE', deposeeLe: new Date('2025-06-30T22:30:00Z') } as const
  await aRequeteOn(office, { ...same, ...ended, numero: dissolution })
  clock.at = new Date('2026-11-20T10:00:00Z')
  const depot = aCreationIn(commune)
  depot.association.informations.denomination = "Les Quilles de l'Écluse 100% (Sainte-Marie, Straßburg)"
  creation = (await submitDepot(office, filer, { depot })).json<{ numero: string }>().numero
})

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('[API-27] [ENT-25] [REQ-13] [TABLE-06] [TABLE-07] a page of the requests of a user, last filed first, shows the type and the state of each', async () => {
  const { content, ...paging } = await list()
  expect(paging).toEqual({ totalRows: 3, page: 0, itemsPerPage: 20, sort: 'datePreEnregistrement,desc' })
  expect(content.map(({ numero }) => numero)).toEqual([creation, dissolution, modification])
  expect(content[0]).toEqual({
    numero: creation,
    denomination: "Les Quilles de l'Écluse 100% (Sainte-Marie, Straßburg)",
    type: 'CREATION',
    etat: 'EN_COURS',
    datePreEnregistrement: '2026-11-20T10:00:00.000Z',
    dateOrdonnancement: null,
    retireeLe: null,
    nouveauxDocuments: 0,
    demandePieces: null,
    issueTeleservice: true,
    depotLisible: true,
  })
  expect(content[2]).toMatchObject({ numero: modification, etat: 'INSCRITE', dateOrdonnancement: '2025-03-01' })
})

test.each<[string, Record<string, string | string[]>, () => string[]]>([
  ['a piece of a number, whatever its letters', { numero: ' r25 0001' }, () => [dissolution, modification]],
  ['a piece of a denomination, without its accents', { denomination: 'ecluse 100%' }, () => [creation]],
  ['a denomination in another spelling', { denomination: 'ECLUSE 100% ste marie strassburg' }, () => [creation]],
  ['another saint', { denomination: '100% st marie' }, () => []],
  ['a sign that means something to a pattern', { denomination: '_' }, () => []],
  ['one type', { types: 'DISSOLUTION' }, () => [dissolution]],
  ['several types', { types: ['DISSOLUTION', 'CREATION'] }, () => [creation, dissolution]],
  ['several states', { etats: ['INSCRITE', 'REJETEE'] }, () => [dissolution, modification]],
  ['the day of Paris it was filed on', { datePreEnregistrement: '2025-07-01' }, () => [dissolution]],
  ['the day before, which is another', { datePreEnregistrement: '2025-06-30' }, () => []],
  [
    'all of them together',
    { numero: 'R25', types: ['MODIFICATION', 'CREATION'], etats: 'INSCRITE', denomination: 'chorale' },
    () => [modification],
  ],
  ['two that no request answers', { types: 'CREATION', etats: 'INSCRITE' }, () => []],
])('[SRV-22] a filter by %s', async (_, query, attendues) => {
  expect(await numbers(query)).toEqual(attendues())
  expect((await list(query)).totalRows).toBe(attendues().length)
})

test('[SRV-22] the list sorts by its five columns, in both directions, and by nothing else', async () => {
  const sorted: Record<string, string[]> = {
    numero: [dissolution, modification].toSorted(),
    denomination: [modification, dissolution],
    type: [creation, dissolution, modification],
    etat: [creation, modification, dissolution],
    datePreEnregistrement: [modification, dissolution, creation],
  }
  for (const [champ, order] of Object.entries(sorted)) {
    const ascending = await numbers({ sort: `${champ},asc` })
    expect(ascending.filter((numero) => order.includes(numero))).toHaveLength(order.length)
    expect(await numbers({ sort: `${champ},desc` })).toEqual(ascending.toReversed())
  }
  expect(await numbers({ sort: 'type,asc' })).toEqual(sorted['type'])
  expect(await numbers({ sort: 'etat,asc' })).toEqual(sorted['etat'])
  expect(await numbers({ sort: 'datePreEnregistrement,asc' })).toEqual(sorted['datePreEnregistrement'])
  for (const sort of ['compte,asc', 'cle,asc', 'numero', 'numero,asc;drop']) expect((await ask({ sort })).statusCode).toBe(400)
})

test('[SRV-22] returns at most 2,000 rows, and the last page for a page past the end', async () => {
  expect((await ask({ size: '2000' })).statusCode).toBe(200)
  expect((await ask({ size: '2001' })).statusCode).toBe(400)
  expect(await list({ page: '9', size: '2' })).toMatchObject({ page: 1, totalRows: 3, content: [{ numero: modification }] })
  expect(await list({ page: '9', numero: 'R99' })).toMatchObject({ page: 0, totalRows: 0, content: [] })
})

test.each(['2025-02-30', 'hier'])('a day that is none (%s) is refused', async (datePreEnregistrement) => {
  expect((await ask({ datePreEnregistrement })).statusCode).toBe(400)
})

test('[SRV-22] [REQ-20] an attached user sees the requests of the association, whatever their rights, while attached; others see none', async () => {
  expect(await numbers({}, member)).toEqual([dissolution, modification])
  expect((await list({}, member)).content.map(({ depotLisible }) => depotLisible)).toEqual([false, false])
  expect(await numbers({}, stranger)).toEqual([])
  // A clerk finds the requests of the court in its queues instead.
  expect(await numbers({}, strasbourg)).toEqual([])
  await db.updateTable('rattachement').set({ termine_le: clock.at }).where('compte', '=', member.uuid).execute()
  expect(await numbers({}, member)).toEqual([])
  expect(await list({ etats: 'INSCRITE' }, member)).toMatchObject({ totalRows: 0 })
})

test('a request has new documents for its declarant only, once its court has issued one', async () => {
  const path = `/api/greffe/requete/${creation}/recepisse`
  expect((await app.inject({ method: 'POST', url: path, headers: strasbourg.bearer, payload: { version: 1 } })).statusCode).toBe(204)
  expect((await list({ numero: creation })).content[0]?.nouveauxDocuments).toBe(1)
})
