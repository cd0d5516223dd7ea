import { expect, test } from 'vitest'
import { readRefusal } from './api-error.ts'

test('a refusal keeps its field errors and its global messages', async () => {
  const corps = { message: 'm', errors: [{ field: 'nom', defaultMessage: 'x' }], globalErrors: [{ defaultMessage: 'y' }] }
  const error = await readRefusal(new Response(JSON.stringify(corps), { status: 412 }))
  expect(error).toMatchObject({ status: 412, corps })
})

test('[ERR-01] a body that is not our JSON becomes the message', async () => {
  const bad = await readRefusal(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(bad.corps).toEqual({ message: '<h1>Bad gateway</h1>', errors: [], globalErrors: [] })
  const other = await readRefusal(new Response('{"error":"invalid_grant"}', { status: 400 }))
  expect(other.corps.message).toBe('{"error":"invalid_grant"}')
})

test.each([
  [null, 1],
  ['20', 1],
  ['61', 2],
  ['600', 10],
  ['Fri, 20 Nov 2026 12:00:00 GMT', 1],
])('a Retry-After of %s is %i minutes', async (retryAfter, minutes) => {
  const headers: HeadersInit = retryAfter === null ? {} : { 'retry-after': retryAfter }
  expect((await readRefusal(new Response('', { status: 429, headers }))).minutes).toBe(minutes)
})
