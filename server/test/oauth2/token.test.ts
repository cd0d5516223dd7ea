import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { signIn, token, visitor } from '../browserless.ts'
import { testOffice } from '../office.ts'
import { someoneWaits } from '../waiting.ts'
import { authorizeUrl, member, testPassword, refusal, signedIn, whoAmI, type Tokens } from './client.ts'

const office = await testOffice({}, true)
const { db, clock } = office
const { baseUrl } = office.settings
const client = { client_id: 'portail', client_secret: 'portail' }
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

const post = (body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = urlencoded) =>
  visitor(baseUrl).go('/oauth2/token', { method: 'POST', headers, body })

test('the exchange made by our pages succeeds, and its answer must not be cached', async () => {
  const { person, grant } = await signedIn(office)
  const answer = await token(person, grant)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('no code and no refresh token is kept as it is: reading the database does not allow a sign-in', async () => {
  const { person, grant } = await signedIn(office)
  const kept = async () => JSON.stringify((await sql`select * from oidc`.execute(db)).rows)
  expect(await kept()).not.toContain(grant.code)
  const { refresh_token } = (await (await token(person, grant)).json()) as Tokens
  expect(refresh_token.length).toBeGreaterThan(30)
  expect(await kept()).not.toContain(refresh_token)
})

describe('a code is refused', () => {
  test.each<[string, Record<string, string>, number, string]>([
    ['with another verifier', { code_verifier: 'w'.repeat(128) }, 400, 'invalid_grant'],
    ['without verifier', { code_verifier: '' }, 400, 'invalid_grant'],
    ['with a verifier of 42 characters', { code_verifier: 'v'.repeat(42) }, 400, 'invalid_request'],
    ['for another address', { redirect_uri: 'https://ailleurs.example/oauth_callback' }, 400, 'invalid_grant'],
    ['for our address and a slash', { redirect_uri: `${baseUrl}/oauth_callback/` }, 400, 'invalid_grant'],
    ['for our address and a query', { redirect_uri: `${baseUrl}/oauth_callback?vers=ailleurs` }, 400, 'invalid_grant'],
    ['without address', { redirect_uri: '' }, 400, 'invalid_request'],
    ['to an unknown client', { client_id: 'autre' }, 401, 'invalid_client'],
    ['to a client with another secret', { client_secret: 'autre' }, 401, 'invalid_client'],
    ['to a client without secret', { client_secret: '' }, 401, 'invalid_client'],
    ['for another resource', { resource: 'https://ailleurs.example/' }, 400, 'invalid_target'],
    ['that nobody issued', { code: 'x'.repeat(43) }, 400, 'invalid_grant'],
    ['as a refresh token', { grant_type: 'refresh_token', refresh_token: 'CODE' }, 400, 'invalid_grant'],
    ['as an activation code', { grant_type: 'verification_code' }, 400, 'invalid_grant'],
  ])('%s', async (_, changes, status, error) => {
    const { person, grant } = await signedIn(office)
    const fields = Object.fromEntries(
      Object.entries({ ...grant, ...changes }).map(([name, value]) => [name, value === 'CODE' ? grant.code : value]),
    )
    expect(await refusal(await token(person, fields))).toEqual({ status, error })
  })

  test('after a minute', async () => {
    const { person, grant } = await signedIn(office)
    clock.at = new Date(clock.at.getTime() + 61_000)
    expect(await refusal(await token(person, grant))).toEqual({ status: 400, error: 'invalid_grant' })
  })

  test('when used a second time, which also revokes its tokens', async () => {
    const { person, grant } = await signedIn(office)
    const first = (await (await token(person, grant)).json()) as Tokens
    expect((await whoAmI(office, `Bearer ${first.access_token}`)).status).toBe(200)
    expect(await refusal(await token(visitor(baseUrl), grant))).toEqual({ status: 400, error: 'invalid_grant' })
    expect((await whoAmI(office, `Bearer ${first.access_token}`)).status).toBe(401)
    const refresh = await token(person, { grant_type: 'refresh_token', refresh_token: first.refresh_token })
    expect(await refusal(refresh)).toEqual({ status: 400, error: 'invalid_grant' })
  })

  test('eight times at once gives tokens once at most', async () => {
    const { person, grant } = await signedIn(office)
    // Locks the code, so that several requests have read it as unused.
    const answers = await db.transaction().execute(async (trx) => {
      await sql`select from oidc where type = 'AuthorizationCode' for update`.execute(trx)
      const all = Promise.all(Array.from({ length: 8 }, () => token(person, grant)))
      await someoneWaits(trx, 2)
      return { all }
    })
    const statuses = (await answers.all).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(7)
  })

  test('when its request carried no challenge, even with a verifier (downgrade)', async () => {
    // Such a request gets no code here; a code whose challenge was removed simulates one from elsewhere.
    const { person, grant } = await signedIn(office)
    await sql`update oidc set contenu = contenu - 'codeChallenge' - 'codeChallengeMethod' where type = 'AuthorizationCode'`.execute(db)
    expect(await refusal(await token(person, grant))).toEqual({ status: 400, error: 'invalid_grant' })
  })

  test('when the challenge was left out at authorize and only the verifier is sent', async () => {
    const { email } = await member(office)
    const person = visitor(baseUrl)
    const end = await signIn(person, authorizeUrl(office, { code_challenge: null, code_challenge_method: null }), email, testPassword)
    expect(Object.fromEntries(end.searchParams)).toMatchObject({ error: 'invalid_request' })
  })

  test('once its account is deactivated', async () => {
    const { person, grant, email } = await signedIn(office)
    await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('email', '=', email).execute()
    expect(await refusal(await token(person, grant))).toEqual({ status: 400, error: 'invalid_grant' })
  })
})

describe('the token endpoint refuses', () => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('the method %s, even with everything in the address', async (method) => {
    const { grant } = await signedIn(office)
    const answer = await visitor(baseUrl).go(`/oauth2/token?${new URLSearchParams({ ...client, ...grant })}`, { method })
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('token"')
  })

  test('parameters in the query rather than in the body', async () => {
    const { person, grant } = await signedIn(office)
    const answer = await person.go(`/oauth2/token?${new URLSearchParams({ ...client, ...grant })}`, {
      method: 'POST',
      headers: urlencoded,
      body: '',
    })
    expect((await refusal(answer)).status).toBe(400)
  })

  test.each([
    ['JSON', 'application/json', (fields: Record<string, string>) => JSON.stringify(fields)],
    ['plain text', 'text/plain', (fields: Record<string, string>) => new URLSearchParams(fields).toString()],
    ['XML', 'application/xml', (fields: Record<string, string>) => new URLSearchParams(fields).toString()],
    ['no type', '', (fields: Record<string, string>) => Buffer.from(new URLSearchParams(fields).toString())],
    [
      'a form in parts',
      'multipart/form-data; boundary=x',
      () => '--x\r\ncontent-disposition: form-data; name="code"\r\n\r\nx\r\n--x--\r\n',
    ],
  ])('a body of another type: %s', async (_, type, body) => {
    const { grant } = await signedIn(office)
    const answer = await post(body({ ...client, ...grant }), type ? { 'content-type': type } : {})
    expect([400, 415]).toContain((await refusal(answer)).status)
  })

  test.each([
    ['a password', { grant_type: 'password', username: 'a@exemple.fr', password: testPassword }],
    ['the client alone', { grant_type: 'client_credentials' }],
    ['a device', { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: 'x' }],
    ['an assertion', { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: 'x' }],
    ['an unknown grant', { grant_type: 'toString' }],
    ['a grant of the prototype', { grant_type: '__proto__' }],
  ])('%s', async (_, fields) => {
    expect(await refusal(await token(visitor(baseUrl), fields))).toEqual({ status: 400, error: 'unsupported_grant_type' })
  })

  test('a request without a grant', async () => {
    expect(await refusal(await token(visitor(baseUrl), {}))).toEqual({ status: 400, error: 'invalid_request' })
  })

  test.each(['grant_type', 'code', 'code_verifier', 'redirect_uri', 'client_id', 'client_secret'])('%s said twice', async (name) => {
    const { grant } = await signedIn(office)
    const fields = { ...client, ...grant }
    const body = new URLSearchParams(fields)
    body.append(name, fields[name as keyof typeof fields])
    expect([400, 401]).toContain((await refusal(await post(body.toString()))).status)
  })

  test('a body of more than one megabyte', async () => {
    expect((await post(`code=${'x'.repeat(1_100_000)}`)).status).toBe(413)
  })

  test('headers of more than sixteen kilobytes', async () => {
    const { grant } = await signedIn(office)
    const body = new URLSearchParams({ ...client, ...grant }).toString()
    expect((await post(body, { ...urlencoded, 'x-trop': 'x'.repeat(20_000) })).status).toBe(431)
  })

  test('a client authenticated twice, also in a header', async () => {
    const { grant } = await signedIn(office)
    const basic = `Basic ${Buffer.from('portail:portail').toString('base64')}`
    const answer = await post(new URLSearchParams({ ...client, ...grant }).toString(), { ...urlencoded, authorization: basic })
    expect([400, 401]).toContain((await refusal(answer)).status)
  })

  test('pages of another site', async () => {
    const { person, grant } = await signedIn(office)
    const answer = await token(person, grant, { origin: 'https://ailleurs.example' })
    expect(answer.headers.get('access-control-allow-origin')).not.toBe('https://ailleurs.example')
    expect((await refusal(answer)).status).toBe(400)
  })
})

test('an activation code works once, even when sent eight times at once, and gives no refresh token and no cookie', async () => {
  const { createLien } = await import('../../src/compte/liens.ts')
  const { uuid } = await member(office)
  await db.updateTable('compte').set({ etat: 'INACTIF' }).where('uuid', '=', uuid).execute()
  const code = await db.transaction().execute((trx) => createLien(trx, office.now(), uuid, 'ACTIVATION', 60_000))
  const person = visitor(baseUrl)
  const answers = await Promise.all(Array.from({ length: 8 }, () => token(person, { grant_type: 'verification_code', code })))
  const given = answers.filter(({ status }) => status === 200)
  expect(given).toHaveLength(1)
  expect(Object.keys((await given[0]?.json()) as object).toSorted()).toEqual(['access_token', 'expires_in', 'token_type'])
  expect(person.jar.size).toBe(0)
})

test.each(['MOT_PASSE', 'CHANGEMENT_EMAIL'] as const)('a link of another use (%s) activates nothing', async (usage) => {
  const { createLien } = await import('../../src/compte/liens.ts')
  const { uuid } = await member(office)
  // Links of an active account would be refused in any case.
  await db.updateTable('compte').set({ etat: 'INACTIF' }).where('uuid', '=', uuid).execute()
  const code = await db.transaction().execute((trx) => createLien(trx, office.now(), uuid, usage, 60_000))
  expect(await refusal(await token(visitor(baseUrl), { grant_type: 'verification_code', code }))).toEqual({
    status: 400,
    error: 'invalid_grant',
  })
})
