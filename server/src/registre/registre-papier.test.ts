import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import type { listerAssociations } from 'contract/registre/registre'
import { beforeAll, expect, test } from 'vitest'
import { auGreffe } from '../../test/greffe-association.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'

const office = await testOffice()
const { app, db, clock } = office

const evenement = { evenement: 'Inscription', type: 'Mention', date: '1931-02-01', dateAg: null, texte: 'LecteurDuJour au folio 45.' }
const reprise = { numeroVolume: 'XII', numeroFolio: '45', registre: [evenement] }
let numero: string
let circle: Someone[]
let outside: Someone[]

beforeAll(async () => {
  const [court, otherCourt] = [await clerk(office, 'TJ-STRASBOURG'), await clerk(office, 'TJ-COLMAR')]
  const [attached, formerly, elsewhere, stranger] = await Promise.all(Array.from({ length: 4 }, () => someone(office)))
  if (!attached || !formerly || !elsewhere || !stranger) throw new Error('nobody')
  await aRegisteredAssociation(office, { rattaches: [{ personne: elsewhere }] })
  numero = (await aRegisteredAssociation(office, { rattaches: [{ personne: attached }, { personne: formerly }] })).numero
  await db.updateTable('rattachement').set({ termine_le: clock.at }).where('compte', '=', formerly.uuid).execute()
  await auGreffe(office, court).resume(numero, 1, reprise, [])
  circle = [attached, court]
  outside = [stranger, elsewhere, formerly, otherCourt]
})

const read = async (who: Someone, url: string) => (await app.inject({ url, headers: who.bearer })).json()
const sheet = (who: Someone): Promise<Answer<typeof getAssociation>> => read(who, `/api/association/${numero}`)
const search = (who: Someone, query: string): Promise<Answer<typeof listerAssociations>> => read(who, `/api/association?${query}`)

test('[REG-11, SRV-36, X-78] any signed-in account finds an association by its exact reference, and reads that reference on its sheet', async () => {
  for (const who of [...circle, ...outside]) {
    for (const query of ['volume=XII&folio=45', 'volume=xii', 'folio=45'])
      expect(
        (await search(who, query)).content.map((row) => row.numero),
        query,
      ).toEqual([numero])
    for (const query of ['volume=XI', 'volume=XII&folio=4', 'folio=XII']) expect((await search(who, query)).totalRows, query).toBe(0)
    expect((await sheet(who)).referencePapier).toEqual({ volume: 'XII', folio: '45' })
  }
})

test('[SHEET-04, PERM-06, X-71] only attached users and the clerks of its court read its events, on the sheet alone', async () => {
  for (const who of circle) expect((await sheet(who)).reprise).toEqual(reprise)
  for (const who of outside) {
    expect((await sheet(who)).reprise).toBeNull()
    for (const url of [`/api/association/${numero}`, '/api/association?volume=XII'])
      expect((await app.inject({ url, headers: who.bearer })).body).not.toContain('LecteurDuJour au folio 45.')
  }
})
