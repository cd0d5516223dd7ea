import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { submitDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { endSessions } from '../../compte/sessions.ts'

const office = await testOffice({}, true)
const { app, db, clock } = office
const declarant = await someone(office)

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
  await endSessions(db, clock.at, { compte: uuid })
  const answer = await app.inject({ method: 'POST', url, headers: { 'idempotency-key': randomUUID(), ...bearer }, payload: new FormData() })
  expect(answer.statusCode).toBe(401)
})

test('the same key from another person is another intention', async () => {
  const other = await someone(office)
  const cle = randomUUID()
  const [mine, theirs] = [await submitDepot(office, declarant, { cle }), await submitDepot(office, other, { cle })]
  expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201])
  expect(mine.json().numero).not.toBe(theirs.json().numero)
})

test('[PERM-13] any person with an ordinary account may file a creation, without a right on any association', async () => {
  const newcomer = await someone(office)
  expect(await db.selectFrom('rattachement').select('uuid').where('compte', '=', newcomer.uuid).execute()).toEqual([])
  expect((await submitDepot(office, newcomer)).statusCode).toBe(201)
})
