import { createHmac } from 'node:crypto'
import { request } from 'node:http'
import { importJWK, SignJWT, exportJWK, generateKeyPair } from 'jose'
import { describe, expect, test } from 'vitest'
import { api } from '../../src/compte/oauth2/access-token.ts'
import { signingKey } from '../../src/compte/oauth2/keys.ts'
import { testOffice } from '../office.ts'
import { member, tokensOf, whoAmI } from './client.ts'

const office = await testOffice({}, true)
const { db } = office
const { baseUrl } = office.settings
const tokens = await tokensOf(office)
const good = `Bearer ${tokens.access_token}`
const statusOf = async (authorization: string, path = '') => (await whoAmI(office, authorization, path)).status

test('the access token is accepted, whatever the case of the scheme', async () => {
  expect(await statusOf(good)).toBe(200)
  expect(await statusOf(`bearer ${tokens.access_token}`)).toBe(200)
})

describe('a token outside the Authorization header is ignored', () => {
  test('in the query', async () => {
    expect(await statusOf('', `?access_token=${tokens.access_token}`)).toBe(401)
  })

  test('in a form', async () => {
    const body = new URLSearchParams({ access_token: tokens.access_token }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await fetch(`${baseUrl}/api/utilisateur/authenticate`, { method: 'POST', headers, body })
    expect(answer.status).toBe(401)
  })

  test.each(['access_token', 'authorization', '__Host-refresh'])('in a cookie %s', async (name) => {
    const headers = { cookie: `${name}=${tokens.access_token}` }
    expect((await fetch(`${baseUrl}/api/utilisateur/authenticate`, { method: 'POST', headers })).status).toBe(401)
  })

  test('in the refresh cookie', async () => {
    const headers = { cookie: `__Host-refresh=${tokens.refresh_token}` }
    expect((await fetch(`${baseUrl}/api/utilisateur/authenticate`, { method: 'POST', headers })).status).toBe(401)
  })
})

describe('anything but an access token is refused', () => {
  test.each<[string, string]>([
    ['the refresh token', `Bearer ${tokens.refresh_token}`],
    ['the authorization code', `Bearer ${tokens.code}`],
    ['the ID token', `Bearer ${tokens.id_token}`],
    ['the client', `Basic ${Buffer.from('portail:portail').toString('base64')}`],
    ['another scheme', `DPoP ${tokens.access_token}`],
    ['the token without scheme', tokens.access_token],
    ['two tokens', `${good} ${tokens.access_token}`],
    ['two tokens, with a comma', `${good}, Bearer ${tokens.access_token}`],
    ['a tab for the space', `Bearer\t${tokens.access_token}`],
    ['a token cut short', good.slice(0, -1)],
    [
      'a token with one letter changed in what it says',
      good.replace(/\.(.{20})(.)/, (_, before: string, letter: string) => `.${before}${letter === 'A' ? 'B' : 'A'}`),
    ],
    ['a token with something after it', `${good}.x`],
  ])('%s', async (_, authorization) => {
    expect(await statusOf(authorization)).toBe(401)
  })

  test('two Authorization headers, the valid one second', async () => {
    const status = await new Promise((resolve, reject) => {
      const raw = request(`${baseUrl}/api/utilisateur/authenticate`, { method: 'POST' }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      raw.setHeader('authorization', ['Bearer faux', good])
      raw.on('error', reject).end()
    })
    expect(status).toBe(401)
  })

  test('a header longer than any header may be', async () => {
    expect(await statusOf(`Bearer ${'x'.repeat(20_000)}`)).toBe(431)
  })
})

describe('a token signed in another way is refused', async () => {
  const ours = await signingKey(db)
  const { privateKey: foreign, publicKey } = await generateKeyPair('ES256')
  const payload = JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const byHand = (header: object, sign: (input: string) => string) => {
    const input = `${encode(header)}.${encode(payload)}`
    return `${input}.${sign(input)}`
  }
  const { d: _, ...ourPublic } = ours
  const signed = async (header: Record<string, unknown>, key = foreign) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', ...header }).sign(key)
  const own = (await importJWK(ours, 'ES256')) as typeof foreign

  test('the same, signed by us, is accepted', async () => {
    expect(await statusOf(`Bearer ${await signed({ kid: ours.kid }, own)}`)).toBe(200)
  })

  test.each([
    ['with no signature (none)', byHand({ alg: 'none', typ: 'at+jwt' }, () => '')],
    ['with no signature (NoNe)', byHand({ alg: 'NoNe', typ: 'at+jwt' }, () => '')],
    ['ES256 with an empty signature', byHand({ alg: 'ES256', typ: 'at+jwt', kid: ours.kid }, () => '')],
    [
      'ES256 with a signature of zeros',
      byHand({ alg: 'ES256', typ: 'at+jwt', kid: ours.kid }, () => Buffer.alloc(64).toString('base64url')),
    ],
    [
      'HS256 with our public key for secret',
      byHand({ alg: 'HS256', typ: 'at+jwt', kid: ours.kid }, (input) =>
        createHmac('sha256', JSON.stringify(ourPublic)).update(input).digest('base64url'),
      ),
    ],
    ['by another key under the name of ours', await signed({ kid: ours.kid })],
    ['by a key it carries itself', await signed({ jwk: await exportJWK(publicKey) })],
    ['by a key it points to', await signed({ jku: 'https://ailleurs.example/jwks', kid: 'autre' })],
    ['with an extension nobody knows', byHand({ alg: 'ES256', typ: 'at+jwt', crit: ['exp'], kid: ours.kid }, () => 'x')],
  ])('%s', async (_name, token) => {
    expect(await statusOf(`Bearer ${token}`)).toBe(401)
  })

  const claims = async (changes: Record<string, unknown>, typ = 'at+jwt') =>
    new SignJWT({ ...payload, ...changes }).setProtectedHeader({ alg: 'ES256', typ, kid: ours.kid ?? '' }).sign(own)
  const at = Math.floor(Date.now() / 1000)

  test.each([
    ['expired', await claims({ exp: at - 1 })],
    ['not good before ten minutes', await claims({ nbf: at + 600 })],
    ['for another audience', await claims({ aud: 'urn:autre' })],
    ['of another issuer', await claims({ iss: 'https://ailleurs.example' })],
    ['of the type of an ID token', await claims({}, 'JWT')],
    ['of a session that is none', await claims({ session: 'autre' })],
    ['without session', await claims({ session: undefined })],
    ['without authorities', await claims({ authorities: undefined })],
  ])('signed by us but %s', async (_name, token) => {
    expect(await statusOf(`Bearer ${token}`)).toBe(401)
  })

  test('an authority needs to be both in the signed token and on the account', async () => {
    const more = await claims({ authorities: ['USAGER', 'GREFFE', 'ADMINISTRATION'] })
    const answer = await whoAmI(office, `Bearer ${more}`)
    expect(await answer.json()).toMatchObject({ authorities: ['USAGER'] })
    // Nor do the account's authorities exceed those of the token.
    expect(await (await whoAmI(office, `Bearer ${await claims({ authorities: [] })}`)).json()).toMatchObject({ authorities: [] })
    expect(payload['aud']).toBe(api.audience)
  })
})

describe('an unexpired access token stops working at once', () => {
  test('after the logout', async () => {
    const { access_token, person } = await tokensOf(office)
    await person.go('/logout', { method: 'POST', headers: { authorization: `Bearer ${access_token}` } })
    expect(await statusOf(`Bearer ${access_token}`)).toBe(401)
  })

  test('when its account is deactivated', async () => {
    const account = await member(office)
    const { access_token } = await tokensOf(office, account)
    await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', account.uuid).execute()
    expect(await statusOf(`Bearer ${access_token}`)).toBe(401)
  })

  test('for an authority that the account has lost', async () => {
    const account = await member(office)
    const be = (authorities: ('USAGER' | 'GREFFE')[]) =>
      db.updateTable('compte').set({ authorities }).where('uuid', '=', account.uuid).execute()
    await be(['USAGER', 'GREFFE'])
    const { access_token } = await tokensOf(office, account)
    const list = async () => (await fetch(`${baseUrl}/api/greffe/requete`, { headers: { authorization: `Bearer ${access_token}` } })).status
    expect(await list()).toBe(200)
    await be(['USAGER'])
    expect(await list()).toBe(403)
  })
})
