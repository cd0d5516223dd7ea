import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { communeConnue, deposer, receptions, troisPdf, uneCreationA, uneCreationMultipart } from '../../test/filings.ts'
import { eventually, testOffice } from '../../test/office.ts'
import { someone } from '../../test/people.ts'
import { terminerSessions } from '../compte/sessions.ts'

const office = await testOffice({}, true)
const { app, db, clock } = office
const declarant = await someone(office)
const filings = async () =>
  Number(
    (
      await db
        .selectFrom('requete')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

const calls = ['/api/requete/creation', '/api/requete/document/creation']

test.each(calls)('%s: without a token, 401', async (url) => {
  const answer = await app.inject({ method: 'POST', url, headers: { 'idempotency-key': randomUUID() }, payload: new FormData() })
  expect(answer.statusCode).toBe(401)
})

test.each(calls)('%s: a token without authority (activation) is refused, 403', async (url) => {
  const { bearer } = await someone(office, { authorities: [] })
  const answer = await app.inject({ method: 'POST', url, headers: { 'idempotency-key': randomUUID(), ...bearer }, payload: new FormData() })
  expect(answer.statusCode).toBe(403)
})

test.each(calls)('%s: after logout, 401', async (url) => {
  const { uuid, bearer } = await someone(office)
  await terminerSessions(db, clock.at, { compte: uuid })
  const answer = await app.inject({ method: 'POST', url, headers: { 'idempotency-key': randomUUID(), ...bearer }, payload: new FormData() })
  expect(answer.statusCode).toBe(401)
})

/** The bytes of a filing as a browser sends them. */
const rawFiling = async (bearer: { authorization: string }) => {
  const { body, headers } = uneCreationMultipart({ depot: uneCreationA(await communeConnue(db)), fichiers: await troisPdf() })
  const request = new Request(`${office.settings.baseUrl}/api/requete/creation`, {
    method: 'POST',
    body,
    headers: { ...headers, ...bearer },
  })
  const content = Buffer.from(await request.arrayBuffer())
  const lines = [...request.headers].map(([name, value]) => `${name}: ${value}`)
  const { host, port } = new URL(office.settings.baseUrl)
  const head = `POST /api/requete/creation HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${lines.join('\r\n')}\r\ncontent-length: ${content.length}\r\n\r\n`
  return { head, content, port: Number(port) }
}

test.each<[string, (uuid: string) => Promise<unknown>]>([
  ['a logout', (uuid) => terminerSessions(db, clock.at, { compte: uuid })],
  ['a deactivation', (uuid) => db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', uuid).execute()],
  ['a lost authority', (uuid) => db.updateTable('compte').set({ authorities: [] }).where('uuid', '=', uuid).execute()],
])('%s during the upload refuses the filing: nothing is written (threats T20)', async (_, revoke) => {
  const { uuid, bearer } = await someone(office)
  const { head, content, port } = await rawFiling(bearer)
  const before = await filings()
  const socket = connect(port, 'localhost')
  let said = ''
  socket.setEncoding('utf8').on('data', (chunk) => (said += chunk))
  socket.write(head)
  // Up to the middle of the last file: the spool holding something shows that the call has been let in.
  socket.write(content.subarray(0, content.length - 200))
  await eventually(async () => (await receptions(office)).length > 0)
  await revoke(uuid)
  socket.write(content.subarray(content.length - 200))
  await eventually(() => said.includes('\r\n\r\n'))
  socket.destroy()
  expect(said).toMatch(/^HTTP\/1\.1 401 /)
  expect(await filings()).toBe(before)
  expect(await receptions(office)).toEqual([])
})

test('the key of somebody else is another intention', async () => {
  const other = await someone(office)
  const cle = randomUUID()
  const [mine, theirs] = [await deposer(office, declarant, { cle }), await deposer(office, other, { cle })]
  expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201])
  expect(mine.json().numero).not.toBe(theirs.json().numero)
})

test('[PERM-13] whoever has an ordinary account may file a creation, without a right on any association', async () => {
  const newcomer = await someone(office)
  expect(await db.selectFrom('rattachement').select('uuid').where('compte', '=', newcomer.uuid).execute()).toEqual([])
  expect((await deposer(office, newcomer)).statusCode).toBe(201)
})
