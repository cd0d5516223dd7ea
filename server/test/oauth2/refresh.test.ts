import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { endSessions } from '../../src/compte/sessions.ts'
import { token, visitor, type Visitor } from '../browserless.ts'
import { testOffice } from '../office.ts'
import { member, refusal, tokensOf, whoAmI, type Tokens } from './client.ts'

const office = await testOffice({}, true)
const { db, clock } = office
const { baseUrl } = office.settings
const later = (seconds: number) => (clock.at = new Date(clock.at.getTime() + seconds * 1000))
const refused = { status: 400, error: 'invalid_grant' }
const refresh = (
  refresh_token: string,
  changes: Record<string, string> = {},
  headers: Record<string, string> = {},
  person: Visitor = visitor(baseUrl),
) => token(person, { grant_type: 'refresh_token', refresh_token, ...changes }, headers)
const renewed = async (refresh_token: string) => (await (await refresh(refresh_token)).json()) as Tokens

describe('a refresh token is refused', () => {
  test('that was never issued', async () => {
    expect(await refusal(await refresh('x'.repeat(43)))).toEqual(refused)
  })

  test('after its successor was used and ten seconds have passed; the whole family ends', async () => {
    const first = await tokensOf(office)
    const second = await renewed(first.refresh_token)
    const third = await renewed(second.refresh_token)
    later(11)
    expect(await refusal(await refresh(first.refresh_token))).toEqual(refused)
    expect(await refusal(await refresh(third.refresh_token))).toEqual(refused)
    expect((await whoAmI(office, `Bearer ${third.access_token}`)).status).toBe(401)
  })

  test('after the logout', async () => {
    const { access_token, refresh_token, person } = await tokensOf(office)
    expect((await person.go('/logout', { method: 'POST', headers: { authorization: `Bearer ${access_token}` } })).status).toBe(204)
    expect(await refusal(await refresh(refresh_token))).toEqual(refused)
  })

  test('once the account is deactivated, even after it is reactivated', async () => {
    const account = await member(office)
    const { refresh_token } = await tokensOf(office, account)
    const be = (etat: 'ACTIF' | 'DESACTIVE') => db.updateTable('compte').set({ etat }).where('uuid', '=', account.uuid).execute()
    await be('DESACTIVE')
    expect(await refusal(await refresh(refresh_token))).toEqual(refused)
    await be('ACTIF')
  })

  test('once every session of the account was ended, as a new password does', async () => {
    const account = await member(office)
    const [one, two] = [await tokensOf(office, account), await tokensOf(office, account)]
    await endSessions(db, clock.at, { compte: account.uuid })
    expect(await refusal(await refresh(one.refresh_token))).toEqual(refused)
    expect(await refusal(await refresh(two.refresh_token))).toEqual(refused)
  })

  test('after an hour without use', async () => {
    const { refresh_token } = await tokensOf(office)
    later(3601)
    expect(await refusal(await refresh(refresh_token))).toEqual(refused)
  })

  test('twelve hours after the sign-in, however often it was used', async () => {
    const before = clock.at
    // oidc-provider writes the instant of the sign-in with the real clock.
    clock.at = new Date()
    let { refresh_token } = await tokensOf(office)
    for (let turn = 0; turn < 13; turn += 1) {
      later(55 * 60)
      refresh_token = (await renewed(refresh_token)).refresh_token
    }
    later(6 * 60)
    expect(await refusal(await refresh(refresh_token))).toEqual(refused)
    clock.at = before
  })

  test('to an unknown client', async () => {
    const { refresh_token } = await tokensOf(office)
    expect(await refusal(await refresh(refresh_token, { client_id: 'autre' }))).toEqual({ status: 401, error: 'invalid_client' })
  })

  test('to a client with another secret', async () => {
    const { refresh_token } = await tokensOf(office)
    expect(await refusal(await refresh(refresh_token, { client_secret: 'autre' }))).toEqual({ status: 401, error: 'invalid_client' })
  })

  test('for more than was granted', async () => {
    const { refresh_token } = await tokensOf(office)
    expect(await refusal(await refresh(refresh_token, { scope: 'openid portail administration' }))).toEqual({
      status: 400,
      error: 'invalid_scope',
    })
  })

  test('for another resource', async () => {
    const { refresh_token } = await tokensOf(office)
    const answer = await refusal(await refresh(refresh_token, { resource: 'https://ailleurs.example/' }))
    expect(answer).toEqual({ status: 400, error: 'invalid_target' })
  })

  test('in the query rather than in the body', async () => {
    const { refresh_token } = await tokensOf(office)
    const query = new URLSearchParams({ grant_type: 'refresh_token', refresh_token, client_id: 'portail', client_secret: 'portail' })
    const answer = await visitor(baseUrl).go(`/oauth2/token?${query}`, { method: 'POST' })
    expect((await refusal(answer)).status).toBe(400)
  })

  test('sent twice', async () => {
    const { refresh_token } = await tokensOf(office)
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token, client_id: 'portail', client_secret: 'portail' })
    body.append('refresh_token', refresh_token)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await visitor(baseUrl).go('/oauth2/token', { method: 'POST', headers, body: body.toString() })
    expect((await refusal(answer)).status).toBe(400)
  })
})

describe('anything but a refresh token is refused', () => {
  test.each(['access_token', 'id_token', 'code'] as const)('%s', async (which) => {
    const tokens = await tokensOf(office)
    expect(await refusal(await refresh(tokens[which] ?? ''))).toEqual(refused)
  })
})

describe('in cookie mode', () => {
  const mode = { 'refresh-mode': 'cookie' }
  const withCookie = async () => {
    const tokens = await tokensOf(office)
    const person = visitor(baseUrl)
    person.jar.set('__Host-refresh', tokens.refresh_token)
    return { ...tokens, person }
  }

  test('only the cookie counts, not the body', async () => {
    const { refresh_token } = await tokensOf(office)
    expect((await refusal(await refresh(refresh_token, {}, mode))).status).toBe(400)
  })

  test('the cookie counts in this mode only', async () => {
    const { person } = await withCookie()
    expect((await refusal(await token(person, { grant_type: 'refresh_token' }))).status).toBe(400)
    expect((await token(person, { grant_type: 'refresh_token' }, mode)).status).toBe(200)
  })

  test('a page of another site gets nothing', async () => {
    const { person } = await withCookie()
    const answer = await token(person, { grant_type: 'refresh_token' }, { ...mode, origin: 'https://ailleurs.example' })
    expect((await refusal(answer)).status).toBe(400)
    expect(answer.headers.getSetCookie().filter((line) => line.startsWith('__Host-refresh='))).toEqual([])
  })
})

/** Lost races must not look like a theft: the session continues, whichever request came first. */
test('eight refreshes at once all succeed, with the same valid successor', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const { refresh_token } = await tokensOf(office)
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    const given = await Promise.all(answers.map(async (answer) => (await answer.json()) as Tokens))
    expect(new Set(given.map((tokens) => tokens.refresh_token)).size).toBe(1)
    for (const { access_token } of given) expect((await whoAmI(office, `Bearer ${access_token}`)).status).toBe(200)
    expect((await whoAmI(office, `Bearer ${(await renewed(given[0]?.refresh_token ?? '')).access_token}`)).status).toBe(200)
  }
})

test('a refresh refused for another reason leaves the token valid', async () => {
  const { refresh_token } = await tokensOf(office)
  expect((await refresh(refresh_token, { scope: 'openid administration' })).status).toBe(400)
  expect((await refresh(refresh_token, { client_secret: 'autre' })).status).toBe(401)
  // No reservation may remain: the next request would wait for a successor that never comes.
  const held = sql`select id from oidc where type = 'RefreshToken' and contenu ? 'prise' and consomme_le is null`
  expect((await held.execute(db)).rows).toEqual([])
  expect((await refresh(refresh_token)).status).toBe(200)
})
