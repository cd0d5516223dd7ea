import { expect, test } from 'vitest'
import { calls } from 'contract/app/calls'
import type { Call } from 'contract/core/call'
import { testOffice } from '../../test/office.ts'
import { someone } from '../../test/people.ts'

const office = await testOffice({ APPELS_PAR_MINUTE: '1000000' })
const { app } = office
const person = await someone(office)

const bodyless = Object.values<Call>(calls).filter(({ method, body, multipart }) => method !== 'GET' && !body && !multipart)
const types = ['application/json', 'application/json; charset=utf-8', 'application/x-www-form-urlencoded', 'text/plain']

test.each(bodyless.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s without a body answers the same whatever type the client says',
  async (_, { method, path }) => {
    const url = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
    // A new session for each call: one of these calls ends it.
    const ask = async (headers: Record<string, string>) => {
      const { bearer } = await someone(office)
      return (await app.inject({ method, url, headers: { ...bearer, ...headers } })).statusCode
    }
    const plain = await ask({})
    for (const type of types) {
      expect(await ask({ 'content-type': type })).toBe(plain)
      expect(await ask({ 'content-type': type, 'content-length': '0' })).toBe(plain)
    }
  },
)

test('the contract has more than five calls without a body', () => {
  expect(bodyless.length).toBeGreaterThan(5)
})

test('a call that needs a body names the missing fields of an empty one', async () => {
  const headers = { ...person.bearer, 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/oauth2/utilisateur/changeMotPasse', headers })
  expect(answer.json().errors.map(({ field }: { field: string }) => field)).toEqual(['ancien', 'motPasse'])
})
