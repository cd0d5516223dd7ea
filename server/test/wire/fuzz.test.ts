import { validateHeaderValue } from 'node:http'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { testOffice } from '../office.ts'
import { persons } from '../matrix/persons.ts'
import { buildWorld } from '../matrix/world.ts'
import { faultOf } from './answer.ts'
import { hostileTexts, hostileValues } from './hostile.ts'
import { type Json, type Sample, placesOf, samplesOf, toInject, withValue } from './sample.ts'
import { patience } from '../../../scripts/patience.ts'

// Reduced for `npm test`; `npm run proof` raises the number of requests.
const requests = Number(process.env['PROOF_FUZZ'] ?? 300)
const seed = Number(process.env['PROOF_SEED'] ?? Date.now() % 1_000_000)

const world = await buildWorld(
  await testOffice({ APPELS_PAR_MINUTE: '1000000000', ESSAIS_PAR_ADRESSE: '1000000000', ESSAIS_PAR_COMPTE: '1000000000' }),
)
const samples = await samplesOf(world)

let state = seed
const random = (below: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
  return Math.floor((state / 0x8000_0000) * below)
}
const oneOf = <T>(list: readonly T[]): T => list[random(list.length)] as T

const isHeader = (value: Json): boolean => {
  try {
    validateHeaderValue('x', String(value))
    return typeof value === 'string'
  } catch {
    return false
  }
}

/** A call with one to three hostile values, sent by any kind of person. */
const hostile = (): Sample => {
  let sample: Sample = { ...oneOf(samples), person: oneOf(persons) }
  const places = placesOf(sample.call)
  if (!places.length || random(20) === 0) return withValue(sample, { where: 'query', path: [oneOf(hostileTexts)] }, oneOf(hostileTexts))
  for (let changes = 1 + random(3); changes > 0; changes -= 1) {
    const place = oneOf(places)
    const value = place.where === 'body' || random(4) === 0 ? oneOf(hostileValues) : oneOf(hostileTexts)
    if (place.where !== 'headers' || isHeader(value)) sample = withValue(sample, place, value)
  }
  return sample
}

/** Requests outside the table of calls: OAuth2, sign-in, pages. */
const outside: { url: string; method: 'GET' | 'POST'; fields: string[] }[] = [
  {
    url: '/oauth2/authorize',
    method: 'GET',
    fields: ['client_id', 'redirect_uri', 'state', 'code_challenge', 'response_type', 'login_hint', 'prompt'],
  },
  {
    url: '/oauth2/token',
    method: 'POST',
    fields: ['grant_type', 'code', 'client_id', 'client_secret', 'refresh_token', 'code_verifier', 'redirect_uri'],
  },
  { url: '/login', method: 'POST', fields: ['username', 'password'] },
  { url: '/login/second-facteur', method: 'POST', fields: ['code'] },
  { url: '/login', method: 'GET', fields: ['email', 'error'] },
  { url: '/association', method: 'GET', fields: ['nom'] },
]
const usual: Record<string, string> = {
  client_id: 'portail',
  client_secret: 'portail',
  response_type: 'code',
  grant_type: 'refresh_token',
  redirect_uri: `${world.settings.baseUrl}/oauth_callback`,
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
}

const hostileOutside = (): InjectOptions => {
  const { url, method, fields } = oneOf(outside)
  const wrong = oneOf(fields)
  const pairs = fields
    .filter(() => random(5) > 0)
    .map((name): [string, string] => [name, name === wrong ? oneOf(hostileTexts).toWellFormed() : (usual[name] ?? 'x')])
  const sent = new URLSearchParams(pairs).toString()
  const cookie = random(3) === 0 ? { cookie: `_interaction=${encodeURIComponent(oneOf(hostileTexts).toWellFormed()).slice(0, 2000)}` } : {}
  return method === 'GET'
    ? { url: `${url}?${sent}`, headers: cookie }
    : { method, url, payload: sent, headers: { ...cookie, 'content-type': 'application/x-www-form-urlencoded' } }
}

test(
  `${requests} hostile requests made from the table of calls, by every kind of person, never cause a 500: each answer matches its schema or the shape of a refusal (goal S11; seed ${seed})`,
  { timeout: (60_000 + requests * 300) * patience },
  async () => {
    const faults: string[] = []
    const statuses = new Map<number, number>()
    for (let made = 0; made < requests && faults.length < 20; made += 1) {
      if (random(10) === 0) {
        const asked = hostileOutside()
        const { statusCode, body } = await world.app.inject(asked)
        if (statusCode >= 500) faults.push(`${JSON.stringify(asked).slice(0, 600)}: ${statusCode} ${body}`)
        continue
      }
      const sample = hostile()
      const asked = toInject(sample, world)
      const answer = await world.app.inject(asked)
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      const fault = faultOf(sample.call, answer)
      if (fault) faults.push(`${sample.name} by ${sample.person}, ${JSON.stringify({ ...asked, headers: {} }).slice(0, 600)}: ${fault}`)
    }
    expect(faults).toEqual([])
    // The requests must not all be refused alike: some succeed, some are invalid, some are not allowed.
    expect([200, 400, 401, 404].filter((status) => !statuses.has(status))).toEqual([])
  },
)
