import * as oidc from 'openid-client'
import { expect, test } from 'vitest'
import { client, testPassword, signedIn, whoAmI, withPassword } from '../../test/accounts.ts'
import { visitor } from '../../test/browserless.ts'
import { testOffice } from '../../test/office.ts'
import type { Someone } from '../../test/people.ts'

const office = await testOffice({}, true)
const { app, clock, settings } = office
const url = '/oauth2/utilisateur/sessions'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

interface Line {
  id: string
  ouverteLe: string
  vueLe: string
  navigateur: string | null
  adresse: string | null
  actuelle: boolean
}
const list = async (headers: Someone['bearer']) => (await app.inject({ url, headers })).json<Line[]>()
const end = (headers: Someone['bearer'], id = '') => app.inject({ method: 'DELETE', url: id ? `${url}/${id}` : url, headers })

const endsIn = (granted: object): unknown => ('session_expires_in' in granted ? granted.session_expires_in : undefined)

/** Signs in with this user agent. */
const from = async (email: string, userAgent: string) => {
  const person = visitor(settings.baseUrl)
  const go: typeof person.go = (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('user-agent', userAgent)
    return person.go(path, { ...init, headers })
  }
  return signedIn(office, email, testPassword, { ...person, go })
}

test('a person sees where they are signed in, this session first, the browser named', async () => {
  const { email, bearer } = await withPassword(office)
  const here = await from(email, firefox)
  const lines = await list(here.bearer)
  expect(lines.map(({ actuelle }) => actuelle)).toEqual([true, false])
  expect(lines[0]).toMatchObject({ navigateur: 'Firefox – Windows', ouverteLe: clock.at.toISOString(), vueLe: clock.at.toISOString() })
  expect(lines[0]?.adresse).toMatch(/^(127\.0\.0\.1|::1)$/)
  expect((await list(bearer)).map(({ id }) => id).toSorted()).toEqual(lines.map(({ id }) => id).toSorted())
})

test('a person ends one of their sessions at once; that of another person is a 404', async () => {
  const [person, stranger] = [await withPassword(office), await withPassword(office)]
  const elsewhere = await signedIn(office, person.email)
  const { id = '' } = (await list(elsewhere.bearer)).find(({ actuelle }) => actuelle) ?? {}
  const [theirs, unknown] = [await end(stranger.bearer, id), await end(stranger.bearer, 'inconnue')]
  expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body])
  expect((await whoAmI(office, elsewhere.access_token)).status).toBe(200)
  expect((await end(person.bearer, id)).statusCode).toBe(204)
  expect((await whoAmI(office, elsewhere.access_token)).status).toBe(401)
  await expect(oidc.refreshTokenGrant(await client(office), elsewhere.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  })
  expect((await end(person.bearer, id)).statusCode).toBe(404)
})

test('a person ends every session but the current one', async () => {
  const { email, bearer } = await withPassword(office)
  const others = [await signedIn(office, email), await signedIn(office, email)]
  expect((await end(bearer)).statusCode).toBe(204)
  for (const { access_token } of others) expect((await whoAmI(office, access_token)).status).toBe(401)
  expect((await list(bearer)).map(({ actuelle }) => actuelle)).toEqual([true])
})

test('a session unused for an hour is no longer shown; refreshing its token keeps it', async () => {
  const { email } = await withPassword(office)
  const [kept] = [await signedIn(office, email), await signedIn(office, email)]
  const at = clock.at.getTime()
  clock.at = new Date(at + 40 * 60_000)
  await oidc.refreshTokenGrant(await client(office), kept.refresh_token ?? '')
  clock.at = new Date(at + 70 * 60_000)
  const lines = await list(kept.bearer)
  expect(lines).toMatchObject([{ actuelle: true, ouverteLe: new Date(at).toISOString(), vueLe: new Date(at + 40 * 60_000).toISOString() }])
})

test('the token answer says when an unused session ends: in an hour, and at most twelve hours after its start', async () => {
  const { email } = await withPassword(office)
  const first = await signedIn(office, email)
  expect(endsIn(first)).toBe(3600)
  const config = await client(office)
  let { refresh_token = '' } = first
  for (let hours = 0; hours < 11; hours += 1) {
    clock.at = new Date(clock.at.getTime() + 59 * 60_000)
    const next = await oidc.refreshTokenGrant(config, refresh_token)
    expect(endsIn(next)).toBe(3600)
    refresh_token = next.refresh_token ?? ''
  }
  clock.at = new Date(clock.at.getTime() + 59 * 60_000)
  const last = await oidc.refreshTokenGrant(config, refresh_token)
  expect(endsIn(last)).toBe(12 * 60)
})
