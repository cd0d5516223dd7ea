import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { calls } from 'contract/app/calls'
import type { Call } from 'contract/core/call'
import { testOffice } from '../office.ts'
import { lines, type Line, type Sent } from './lines.ts'
import { persons, type Person } from './persons.ts'
import { countWrites } from './side-effects.ts'
import { buildWorld, callNames, canaries, type Canary } from './world.ts'

const world = await buildWorld(await testOffice({ APPELS_PAR_MINUTE: '1000000', ESSAIS_PAR_ADRESSE: '1000000' }))
const writes = await countWrites(world.db)

const request = (call: Call, { params = {}, query = {}, headers = {}, payload }: Sent, person: Person): InjectOptions => ({
  method: call.method,
  url: call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
  query,
  headers: { ...headers, ...(person === 'anonymous' ? {} : world.people[person].bearer) },
  ...(payload === undefined ? {} : { payload: payload as NonNullable<InjectOptions['payload']> }),
})

/** What a person who is not allowed must get (threats §5). */
const refusal = ({ forbidden = [] }: Line, person: Person): number => {
  if (person === 'anonymous') return 401
  return forbidden.includes(person) ? 403 : 404
}

const leaked = (line: Line, person: Person, body: string): Canary[] =>
  (Object.keys(canaries) as Canary[]).filter((canary) => body.includes(canaries[canary]) && !line.reads?.[canary]?.includes(person))

// Logout ends the sessions of the others: last.
const ordered = callNames.toSorted((a, b) => Number(a === 'logout') - Number(b === 'logout'))

test('every call has its line and every line its call', () => {
  expect(Object.keys(lines).toSorted()).toEqual(callNames.toSorted())
})

describe.each(ordered)('[PERM-03, PERM-04] the rights of %s', (name) => {
  const call: Call = calls[name]
  const line = lines[name]

  test.each(persons)('%s', async (person) => {
    const sent = await line.send(world)
    const before = await writes()
    const answer = await world.app.inject(request(call, sent, person))
    const body = answer.rawPayload.toString('latin1')
    expect(leaked(line, person, body), 'what this person may not read').toEqual([])
    if (line.allowed.includes(person)) {
      expect(answer.statusCode, body.slice(0, 500)).toBe(call.status ?? (call.answer || call.produces ? 200 : 204))
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

test('a forged token, another key, another audience and an expired token are refused with 401', async () => {
  const { SignJWT, generateKeyPair } = await import('jose')
  const { privateKey } = await generateKeyPair('ES256')
  const forged = await new SignJWT({ session: 'x', authorities: ['USAGER', 'GREFFE'] })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
    .setIssuer(world.settings.baseUrl)
    .setAudience('urn:registre:api')
    .setExpirationTime('1h')
    .sign(privateKey)
  const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${forged.split('.')[1]}.`
  for (const token of [forged, none, 'abc', '']) {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/utilisateur/authenticate',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.statusCode).toBe(401)
  }
})
