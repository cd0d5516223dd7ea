import { type CryptoKey, generateKeyPair, importJWK, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { calls } from 'contract/app/calls'
import type { Call } from 'contract/core/call'
import { api } from '../../src/compte/oauth2/access-token.ts'
import { signingKey } from '../../src/compte/oauth2/keys.ts'
import { settled } from '../accounts.ts'
import { testOffice } from '../office.ts'
import { someone } from '../people.ts'
import { faultOf } from '../wire/answer.ts'
import type { Line, Sent } from './line.ts'
import { lines } from './lines.ts'
import { persons, type Person } from './persons.ts'
import { requestOf } from './request.ts'
import { countWrites } from './side-effects.ts'
import { buildWorld, callNames, canaries, type Canary } from './world.ts'

const world = await buildWorld(await testOffice({ APPELS_PAR_MINUTE: '1000000', ESSAIS_PAR_ADRESSE: '1000000' }))
const writes = await countWrites(world.db)

const request = (call: Call, sent: Sent, person: Person) => requestOf(world, call, sent, person)

/** The status that a person who is not allowed must get (matrix M1). */
const refusal = ({ forbidden = [] }: Line, person: Person): number => {
  if (person === 'anonymous') return 401
  return forbidden.includes(person) ? 403 : 404
}

const leaked = (line: Line, person: Person, body: string): Canary[] =>
  (Object.keys(canaries) as Canary[]).filter((canary) => body.includes(canaries[canary]) && !line.reads?.[canary]?.includes(person))

// The end of an account and a logout come last, because they end the sessions of the others.
const last = ['fermerCompte', 'logout']
const ordered = callNames.toSorted((a, b) => last.indexOf(a) - last.indexOf(b))

test('every call has its line and every line its call', () => {
  expect(Object.keys(lines).toSorted()).toEqual(callNames.toSorted())
})

describe('an access token that is forged or no longer valid is refused with 401', async () => {
  const ours = await signingKey(world.db)
  const { privateKey: another } = await generateKeyPair('ES256')
  const [, payload = ''] = world.people.both.bearer.authorization.split('.')
  const { session } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { session: string }
  const sign = async (change: (jwt: SignJWT) => SignJWT, key?: CryptoKey, header: { typ?: string } = { typ: 'at+jwt' }) =>
    change(
      new SignJWT({ session, authorities: ['USAGER'] })
        .setProtectedHeader({ alg: 'ES256', ...header })
        .setIssuer(world.settings.baseUrl)
        .setAudience(api.audience)
        .setExpirationTime('30 minutes'),
    ).sign(key ?? (await importJWK(ours, 'ES256')))
  const same = (jwt: SignJWT) => jwt
  const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`
  const whoAmI = async (token: string) =>
    (await world.app.inject({ method: 'POST', url: '/api/utilisateur/authenticate', headers: { authorization: `Bearer ${token}` } }))
      .statusCode

  test('the same token, signed by us and not expired, is accepted', async () => {
    expect(await whoAmI(await sign(same))).toBe(200)
  })

  test.each([
    ['signed by another key', await sign(same, another)],
    ['expired', await sign((jwt) => jwt.setExpirationTime('-1 minute'))],
    ['not yet good', await sign((jwt) => jwt.setNotBefore('10 minutes'))],
    ['for another audience', await sign((jwt) => jwt.setAudience('urn:autre'))],
    ['of another issuer', await sign((jwt) => jwt.setIssuer('https://autre.example'))],
    ['of another type', await sign(same, undefined, { typ: 'jwt' })],
    ['without signature', none],
    ['of no form', 'abc'],
    ['empty', ''],
  ])('%s', async (_, token) => {
    expect(await whoAmI(token)).toBe(401)
  })
})

describe('an access token past its end is refused by every call, even just after it was accepted; public calls ignore it', async () => {
  const { administrator } = world.people
  const end = Math.floor(Date.now() / 1000) + 2
  const token = await new SignJWT({ session: administrator.session, authorities: ['USAGER', 'ADMINISTRATION'] })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
    .setIssuer(world.settings.baseUrl)
    .setAudience(api.audience)
    .setExpirationTime(end)
    .sign(await importJWK(await signingKey(world.db), 'ES256'))
  const bearer = { authorization: `Bearer ${token}` }
  const first = await world.app.inject({ method: 'POST', url: '/api/utilisateur/authenticate', headers: bearer })
  await new Promise((resolve) => setTimeout(resolve, end * 1000 + 50 - Date.now()))

  test.each(ordered)('%s', async (name) => {
    expect(first.statusCode).toBe(200)
    const anonymous = request(calls[name], {}, 'anonymous')
    const answer = await world.app.inject({ ...anonymous, headers: bearer })
    const expected = calls[name].acces === 'public' ? (await world.app.inject(anonymous)).statusCode : 401
    expect(answer.statusCode).toBe(expected)
  })
})

describe('the calls of the court are per court: a clerk of another court is refused, or reads none of the data of its clerk', () => {
  const ofTheCourt = callNames.filter((name) => ['greffe', 'tribunal'].includes(calls[name].acces))

  const figures = ['getStatistiquesGreffe']
  const ofAllCourts = ['getMotifsUsuels']

  test('some calls are per court', () => {
    expect(ofTheCourt.length).toBeGreaterThan(20)
  })
  test.each(ofTheCourt)('%s', async (name) => {
    const { allowed, reads = {}, send }: Line = lines[name]
    expect(allowed).toContain('clerk')
    // The tests below cover the refusal: 404, as for an object that does not exist.
    if (!allowed.includes('otherClerk')) return
    const theirs = (Object.keys(reads) as Canary[]).filter((canary) => reads[canary]?.includes('clerk'))
    expect(theirs.flatMap((canary) => reads[canary] ?? [])).not.toContain('otherClerk')
    const sent = await send(world)
    const bodyFor = async (person: Person) => (await world.app.inject(request(calls[name], sent, person))).body
    const [own, other] = [await bodyFor('clerk'), await bodyFor('otherClerk')]
    // Statistics name nobody: those of two courts must differ.
    if (figures.includes(name)) return expect(own).not.toBe(other)
    // Sentences that an administrator publishes for all courts.
    if (ofAllCourts.includes(name)) return expect(own).toBe(other)
    expect(theirs.filter((canary) => own.includes(canaries[canary]))).not.toEqual([])
    expect(theirs.filter((canary) => other.includes(canaries[canary]))).toEqual([])
  })
})

describe('a clerk of two courts acts in both, and after leaving one is treated there as a clerk of the other', async () => {
  const courts = ['TJ-COLMAR', 'TJ-STRASBOURG']
  const clerkOf = (tribunaux: string[]) => someone(world, { authorities: ['USAGER', 'GREFFE'], tribunaux })
  const [both, left] = [await clerkOf(courts), await clerkOf(courts)]
  await world.db.deleteFrom('agent_tribunal').where('compte', '=', left.uuid).where('tribunal', '=', 'TJ-STRASBOURG').execute()
  const as = (clerk: typeof both) => ({ people: { ...world.people, clerk } })

  test.each(callNames.filter((name) => ['greffe', 'tribunal'].includes(calls[name].acces)))('%s', async (name) => {
    const call: Call = calls[name]
    const { allowed, reads = {}, send, forbidden = [] }: Line = lines[name]
    const sent = await send(world)
    const ask = async (clerk: typeof both) => world.app.inject(requestOf(as(clerk), call, sent, 'clerk'))
    const gone = await ask(left)
    const hidden = (Object.keys(reads) as Canary[]).filter(
      (canary) => reads[canary]?.includes('clerk') && !reads[canary]?.includes('otherClerk'),
    )
    expect(hidden.filter((canary) => gone.body.includes(canaries[canary]))).toEqual([])
    if (!allowed.includes('otherClerk')) expect(gone.statusCode).toBe(forbidden.includes('otherClerk') ? 403 : 404)
    // The guard lets them in; the call may still fail for another reason, such as a file held by a colleague.
    const here = await ask(both)
    expect([401, 403, 404], here.body.slice(0, 300)).not.toContain(here.statusCode)
    expect(hidden.filter((canary) => here.statusCode === 200 && !here.body.includes(canaries[canary]))).toEqual([])
  })
})

/** Each captcha may be played a limited number of times (choice C8). */
const worn = ['captchaApiSonore', 'captchaOauth2Sonore']

describe.each(ordered)('the rights of %s', (name) => {
  const call: Call = calls[name]
  const line: Line = lines[name]
  const refused = (person: Person) => !line.allowed.includes(person)
  // Refused calls and reads change nothing, so they can share one request.
  const changes = (person: Person) => !refused(person) && (call.method !== 'GET' || worn.includes(name))
  let shared: Sent | undefined

  test.each(persons.toSorted((a, b) => Number(refused(b)) - Number(refused(a))))('%s', async (person) => {
    const sent = changes(person) ? await line.send(world) : (shared ??= await line.send(world))
    // Deferred jobs of an earlier call must not be counted as side effects of this one.
    await settled(world)
    const before = await writes()
    const answer = await world.app.inject(request(call, sent, person))
    const body = answer.rawPayload.toString('latin1')
    expect(leaked(line, person, body), 'what this person may not read').toEqual([])
    if (!refused(person)) {
      expect(answer.statusCode, body.slice(0, 500)).toBe(call.status ?? (call.answer || call.produces ? 200 : 204))
      const declared = call.produces ?? (call.answer ? ['application/json'] : [undefined])
      expect(declared, 'the type is one that the contract declares').toContain(answer.headers['content-type']?.toString().split(';')[0])
      if (call.answer) expect(faultOf(call, answer), 'the body is as the contract declares').toBeNull()
      return
    }
    expect(answer.statusCode, body.slice(0, 500)).toBe(refusal(line, person))
    expect(await writes(), 'a refused call writes nothing').toBe(before)
    if (answer.statusCode === 404 && line.missing) {
      const missing = await world.app.inject(request(call, await line.missing(world), person))
      expect([missing.statusCode, missing.body], 'hidden and missing are the same bytes').toEqual([404, answer.body])
    }
  })
})
