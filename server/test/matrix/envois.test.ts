import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { calls } from 'contract/app/calls'
import type { Call } from 'contract/core/call'
import { endSessions } from '../../src/compte/sessions.ts'
import { tie } from '../../src/rattachements/attach.ts'
import { receptions } from '../filings.ts'
import { eventually, testOffice } from '../office.ts'
import { clerk, someone, type Someone } from '../people.ts'
import type { Sent } from './line.ts'
import { lines } from './lines.ts'
import { countWrites } from './side-effects.ts'
import { buildWorld, callNames } from './world.ts'

const office = await testOffice({}, true)
const { db, settings, clock } = office
const world = await buildWorld(office)
const writes = await countWrites(db)

/** Every call that receives files from a signed-in person. Checking one document is left out: it stores and reveals nothing. */
const routes = callNames.filter((name) => name !== 'validerDocument' && 'multipart' in calls[name] && calls[name].acces !== 'public')

/** The bytes a browser sends, split inside the last file. */
const bytesOf = async ({ method, path }: Call, { params = {}, query = {}, headers = {}, payload }: Sent, { bearer }: Someone) => {
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query).toString()}` : ''
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '') + search
  const request = new Request(settings.baseUrl + url, { method, body: payload as FormData, headers: { ...headers, ...bearer } })
  const content = Buffer.from(await request.arrayBuffer())
  const sent = [...request.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const { host } = new URL(settings.baseUrl)
  const head = `${method} ${url} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${sent}content-length: ${content.length}\r\n\r\n`
  return [Buffer.concat([Buffer.from(head), content.subarray(0, -200)]), content.subarray(-200)] as const
}

/** Sends a body whose end waits for `meanwhile`. Returns the status code. */
const sendAround = async ([begun, end]: readonly [Buffer, Buffer], meanwhile: () => Promise<unknown>): Promise<number> => {
  const socket = connect(Number(new URL(settings.baseUrl).port), 'localhost')
  let said = ''
  socket.setEncoding('utf8').on('data', (chunk) => (said += chunk))
  socket.write(begun)
  // A file in the spool shows that the call was accepted.
  await eventually(async () => (await receptions(office)).length > 0)
  await meanwhile()
  socket.write(end)
  await eventually(() => said.includes('\r\n\r\n'))
  socket.destroy()
  return Number(said.split(' ')[1])
}

/** Attaches the sender to the association with the right `depot` only, or makes them the author of the draft. */
const admit = async ({ params }: Sent, { uuid }: Someone): Promise<void> => {
  if (params?.['id']) await db.updateTable('brouillon').set({ compte: uuid }).where('id', '=', params['id']).execute()
  if (!params?.['numero'] || !params['numero'].startsWith('STR')) return
  const droits = { association: params['numero'], fonction: 'Membre', gestion: false, depot: true }
  await db.transaction().execute((trx) => tie(trx, { ...droits, compte: uuid, now: clock.at, auteur: null }))
}
/** A request that this person is allowed to send. */
const readyFor = async (name: (typeof routes)[number], person: Someone): Promise<Sent> => {
  const sent = await lines[name].send(world)
  // The sender of a request for attachment must not be attached.
  if (calls[name].acces !== 'greffe' && name !== 'demanderRattachement') await admit(sent, person)
  return sent
}

/** Filings received on paper concern public associations: a clerk of another court lacks the right, and gets that reason (STAFF-15). */
const onPaper = (name: string) => name.endsWith('AuGuichet')

const set = (columns: { etat?: 'DESACTIVE'; authorities?: 'USAGER'[] }) => (uuid: string) =>
  db.updateTable('compte').set(columns).where('uuid', '=', uuid).execute()

const losses: Record<string, { lose: (uuid: string) => Promise<unknown>; status: number; clerks?: boolean }> = {
  'a logout': { lose: (uuid) => endSessions(db, clock.at, { compte: uuid }), status: 401 },
  'a deactivation': { lose: set({ etat: 'DESACTIVE' }), status: 401 },
  'every authority lost': { lose: set({ authorities: [] }), status: 401 },
  'the authority of a clerk lost, not the court': { lose: set({ authorities: ['USAGER'] }), status: 401, clerks: true },
  'the court lost, not the authority': {
    lose: (uuid) => db.updateTable('agent_tribunal').set({ tribunal: 'TJ-COLMAR' }).where('compte', '=', uuid).execute(),
    status: 404,
    clerks: true,
  },
}

describe.each(routes)('during the upload of %s', (name) => {
  const call: Call = calls[name]
  const ofTheCourt = call.acces === 'greffe'
  const here = Object.keys(losses).filter((loss) => ofTheCourt || !losses[loss]?.clerks)
  const sender = () => (ofTheCourt ? clerk(office, 'TJ-STRASBOURG') : someone(office))

  test.each(here)('%s refuses it, and nothing is written (threat T20)', async (loss) => {
    const person = await sender()
    const bytes = await bytesOf(call, await readyFor(name, person), person)
    const { lose, status } = losses[loss] ?? { lose: async () => {}, status: 0 }
    let before = 0
    const answered = await sendAround(bytes, async () => {
      await lose(person.uuid)
      before = await writes()
    })
    expect(answered).toBe(status === 404 && onPaper(name) ? 403 : status)
    expect(await writes()).toBe(before)
    expect(await receptions(office)).toEqual([])
  })

  // Only the body of a creation determines its court.
  test.runIf(ofTheCourt && name !== 'deposerCreationAuGuichet')('a clerk of another court is refused before the body is read', async () => {
    const elsewhere = await clerk(office, 'TJ-COLMAR')
    const { params = {}, query = {}, headers = {} } = await lines[name].send(world)
    const url = call.path.replaceAll(/:(\w+)/g, (_, part: string) => params[part] ?? '')
    const unread = new FormData()
    unread.append('inconnue', 'une partie que personne ne lit')
    const answer = await office.app.inject({
      method: call.method,
      url,
      query,
      headers: { ...headers, ...elsewhere.bearer },
      payload: unread,
    })
    expect(answer.statusCode).toBe(onPaper(name) ? 403 : 404)
  })

  test('it is stored when no right was lost', async () => {
    const person = await sender()
    const bytes = await bytesOf(call, await readyFor(name, person), person)
    expect(await sendAround(bytes, async () => {})).toBe(call.status ?? 200)
  })
})
