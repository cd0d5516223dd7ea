import fastify from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { openDatabase } from '../../core/database.ts'
import { openMessages } from './en-memoire.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'

const office = await testOffice()
const { app, db, clock } = office
const ada = await someone(office, { prenom: 'Ada', nom: 'Support', authorities: ['USAGER', 'ADMINISTRATION'] })
const filer = await someone(office)
const greffier = await clerk(office, 'TJ-STRASBOURG')

const url = '/api/administration/message'
const unMessage = {
  nature: 'MAINTENANCE',
  destinataires: 'TOUS',
  texte: 'Le site sera fermé samedi de 8 h à 10 h.',
  debutJour: '2026-11-20',
  debutHeure: '10:30',
  finJour: '2026-11-20',
  finHeure: '12:00',
}
const write = async (change: object = {}) => {
  const answer = await app.inject({ method: 'POST', url, headers: ada.bearer, payload: { ...unMessage, ...change } })
  return { status: answer.statusCode, body: answer.json() }
}
const withdraw = (id: number) => app.inject({ method: 'POST', url: `${url}/${id}/retrait`, headers: ada.bearer })
const listShown = async (headers = {}) =>
  (await app.inject({ url: '/api/message', headers })).json<{ messages: { id: number; texte: string }[] }>().messages.map(({ id }) => id)
const list = async () => (await app.inject({ url, headers: ada.bearer })).json().messages

beforeEach(async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  await db.updateTable('message').set({ retire_le: clock.at, retire_par: ada.uuid }).execute()
})

test('everybody sees a message from its hour to its end, from memory; the journal keeps its author and its text', async () => {
  const { status, body } = await write({ debutHeure: '11:30' })
  expect([status, await listShown()]).toEqual([201, []])
  clock.at = new Date('2026-11-20T10:30:00Z')
  expect([await listShown(), await listShown(filer.bearer)]).toEqual([[body.id], [body.id]])
  expect(await list()).toMatchObject([{ id: body.id, etat: 'AFFICHE', ecritPar: 'Ada Support', retirePar: null }])
  clock.at = new Date('2026-11-20T11:00:00Z')
  expect(await listShown()).toEqual([])
  const sujet = ['message', String(body.id)] as const
  expect(await actesDe(db, ...sujet)).toMatchObject([
    { type: 'MESSAGE', auteur: ada.uuid, texte: unMessage.texte, contenu: { nature: 'MAINTENANCE', debut: '2026-11-20T10:30:00.000Z' } },
  ])
  expect(await findBrokenLigne(db, ...sujet)).toBeNull()
})

test('only clerks and administrators see a message for the staff', async () => {
  const { id } = (await write({ destinataires: 'AGENTS' })).body
  expect([await listShown(greffier.bearer), await listShown(ada.bearer)]).toEqual([[id], [id]])
  expect([await listShown(), await listShown(filer.bearer)]).toEqual([[], []])
})

test('a message without an end shows until it is withdrawn, at once; withdrawing it twice is refused with the reason', async () => {
  const { id } = (await write({ finJour: '', finHeure: '' })).body
  clock.at = new Date('2027-11-20T10:00:00Z')
  expect(await listShown()).toEqual([id])
  expect((await withdraw(id)).statusCode).toBe(204)
  expect(await listShown()).toEqual([])
  expect((await list())[0]).toMatchObject({ etat: 'RETIRE', retirePar: 'Ada Support', retireLe: clock.at.toISOString() })
  const again = await withdraw(id)
  expect([again.statusCode, again.json().globalErrors]).toEqual([412, [{ defaultMessage: 'Ce message est déjà retiré.' }]])
  expect((await actesDe(db, 'message', String(id))).map(({ type }) => type)).toEqual(['MESSAGE', 'RETRAIT_MESSAGE'])
})

test('meaningless days, hours and texts are refused on their field, and nothing is written', async () => {
  const before = (await list()).length
  const fields = async (change: object) => (await write(change)).body.errors.map(({ field }: { field: string }) => field)
  expect(await fields({ texte: ' ' })).toEqual(['texte'])
  expect(await fields({ texte: 'x'.repeat(241) })).toEqual(['texte'])
  expect(await fields({ debutHeure: '25:00' })).toEqual(['debutHeure'])
  expect(await fields({ debutHeure: '' })).toEqual(['debutHeure'])
  expect(await fields({ finHeure: '' })).toEqual(['finHeure'])
  expect(await fields({ finHeure: '10:30' })).toEqual(['finJour'])
  expect((await list()).length).toBe(before)
})

test('while the database is away, known messages still show, on the server-rendered pages too, unless this device has hidden them', async () => {
  const { id } = (await write()).body
  const there = db.selectFrom
  db.selectFrom = () => {
    throw new Error('away')
  }
  expect(await listShown()).toEqual([id])
  const fetchPage = async (cookies = {}) => (await app.inject({ url: '/', cookies })).body
  const html = await fetchPage()
  // Without a built site the page is empty.
  if (html !== '') {
    expect(html).toContain(unMessage.texte)
    // Only an information can be hidden, but a message hidden on this device stays hidden.
    expect(html).not.toContain('data-message')
    expect(await fetchPage({ messages: `7.${id}` })).not.toContain(unMessage.texte)
  }
  db.selectFrom = there
})

test('messages already read stay known when the next reading fails', async () => {
  const { id } = (await write()).body
  const base = openDatabase(office.url, 1)
  const site = fastify()
  const messages = openMessages(site, { db: base, now: office.now })
  await site.ready()
  await base.destroy()
  await messages.reread()
  expect(messages.affiches(false)).toMatchObject([{ id }])
  await site.close()
})

test('a clerk shows a message of their court for whole days, to the people of the court only; another court cannot change it', async () => {
  const path = '/api/greffe/tribunal/TJ-STRASBOURG/message'
  const voisin = await clerk(office, 'TJ-COLMAR')
  const post = (payload: object, qui = greffier, ou = path) => app.inject({ method: 'POST', url: ou, headers: qui.bearer, payload })
  const jours = { texte: 'Le greffe est fermé vendredi.', debut: '2026-11-21', fin: '2026-11-22' }
  const tribunauxMessages = async () => (await app.inject('/api/message')).json().desTribunaux
  expect((await post(jours, voisin)).statusCode).toBe(404)
  expect((await post({ ...jours, fin: '2026-11-20' })).json().errors).toMatchObject([{ field: 'fin' }])
  expect((await post({ ...jours, texte: 'x'.repeat(241) })).json().errors).toMatchObject([{ field: 'texte' }])
  const { id } = (await post(jours)).json()
  expect([await tribunauxMessages(), await listShown()]).toEqual([[], []])
  clock.at = new Date('2026-11-22T22:30:00Z')
  expect([await tribunauxMessages(), await listShown()]).toEqual([[{ id, tribunal: 'TJ-STRASBOURG', texte: jours.texte }], []])
  expect((await app.inject({ url: path, headers: greffier.bearer })).json().messages).toMatchObject([
    { id, etat: 'AFFICHE', texte: jours.texte },
  ])
  expect(await list()).not.toContainEqual(expect.objectContaining({ id }))
  expect((await withdraw(id)).statusCode).toBe(404)
  expect((await post({}, voisin, `/api/greffe/tribunal/TJ-COLMAR/message/${id}/retrait`)).statusCode).toBe(404)
  expect((await post({}, greffier, `${path}/${id}/retrait`)).statusCode).toBe(204)
  expect(await tribunauxMessages()).toEqual([])
  expect((await actesDe(db, 'message', String(id))).map(({ auteur }) => auteur)).toEqual([greffier.uuid, greffier.uuid])
  const passe = (await post({ ...jours, debut: '2026-11-22' })).json()
  clock.at = new Date('2026-11-22T23:00:00Z')
  expect(await tribunauxMessages()).toEqual([])
  expect((await post({}, greffier, `${path}/${passe.id}/retrait`)).statusCode).toBe(412)
})
