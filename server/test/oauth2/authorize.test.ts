import { describe, expect, test } from 'vitest'
import { signIn, visitor } from '../browserless.ts'
import { testOffice } from '../office.ts'
import { authorizeUrl, challengeOf, member, testPassword, signedIn } from './client.ts'

const office = await testOffice({}, true)
const { baseUrl } = office.settings
const callback = `${baseUrl}/oauth_callback`
const ask = (url: URL) => visitor(baseUrl).go(url.pathname + url.search)

test('the usual request leads to the sign-in page', async () => {
  const answer = await ask(authorizeUrl(office))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login'])
})

/** For an invalid request, oidc-provider returns an error to our own callback: no code, and no sign-in page. */
describe('an invalid request returns an error to our own callback, without sign-in and without code', () => {
  test.each<[string, Record<string, string | null>, string]>([
    ['no challenge', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['a method without challenge', { code_challenge: null }, 'invalid_request'],
    ['a challenge of 42 characters', { code_challenge: 'a'.repeat(42) }, 'invalid_request'],
    ['a challenge of 129 characters', { code_challenge: 'a'.repeat(129) }, 'invalid_request'],
    ['a challenge with characters of no base64url', { code_challenge: `${challengeOf('x').slice(0, 42)}=` }, 'invalid_request'],
    ['the plain method', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no method, which means plain', { code_challenge_method: null }, 'invalid_request'],
    ['an unknown method', { code_challenge_method: 'S512' }, 'invalid_request'],
    ['the implicit grant', { response_type: 'token' }, 'unsupported_response_type'],
    ['an ID token in the address', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['a hybrid answer', { response_type: 'code token' }, 'unsupported_response_type'],
    ['no response type', { response_type: null }, 'invalid_request'],
    ['a request object', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
    ['a request object elsewhere', { request_uri: 'https://ailleurs.example/demande' }, 'request_uri_not_supported'],
    ['another resource', { resource: 'https://ailleurs.example/' }, 'invalid_target'],
    ['no login wanted and nobody signed in', { prompt: 'none' }, 'login_required'],
  ])('%s', async (_, changes, error) => {
    const answer = await ask(authorizeUrl(office, changes))
    expect(answer.status).toBe(303)
    const to = new URL(answer.headers.get('location') ?? '')
    expect(to.origin + to.pathname).toBe(callback)
    // Answers of the implicit flow come after the #.
    const told = Object.fromEntries(to.hash ? new URLSearchParams(to.hash.slice(1)) : to.searchParams)
    expect(told).toMatchObject({ error, iss: baseUrl })
    expect(Object.keys(told)).not.toContain('code')
  })
})

describe('an answer goes to the registered URL only: any other is refused at once', () => {
  const { host, port } = new URL(baseUrl)
  test.each([
    ['a longer path', `${callback}/suite`],
    ['a slash at the end', `${callback}/`],
    ['a path that climbs back', `${baseUrl}/x/../oauth_callback`],
    ['a query', `${callback}?vers=ailleurs`],
    ['an empty query', `${callback}?`],
    ['a fragment', `${callback}#ailleurs`],
    ['another case in the path', `${baseUrl}/OAuth_callback`],
    ['another case in the host', callback.replace('localhost', 'LOCALHOST')],
    ['another port', callback.replace(`:${port}`, ':1')],
    ['the other name of the same machine', callback.replace('localhost', '127.0.0.1')],
    ['an encoded letter', `${baseUrl}/%6fauth_callback`],
    ['an encoded slash', `${baseUrl}/%2Foauth_callback`],
    ['a user before the host', `http://portail@${host}/oauth_callback`],
    ['our host as a user', `http://${host}@ailleurs.example/oauth_callback`],
    ['our host as a subdomain', `http://${host.replace(':', '.')}.ailleurs.example/oauth_callback`],
    ['another scheme', callback.replace('http:', 'https:')],
    ['a scheme that runs', 'javascript:alert(1)'],
    ['no scheme', `//${host}/oauth_callback`],
    ['a space before', ` ${callback}`],
    ['none at all', null],
  ])('%s', async (_, redirect_uri) => {
    const answer = await ask(authorizeUrl(office, { redirect_uri }))
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
  })

  test('an unknown client', async () => {
    const answer = await ask(authorizeUrl(office, { client_id: 'autre' }))
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  })
})

test.each(['client_id', 'redirect_uri', 'response_type', 'state', 'code_challenge', 'code_challenge_method'])(
  'a request with %s twice is refused, and leads to no login',
  async (name) => {
    const url = authorizeUrl(office)
    url.searchParams.append(name, name === 'redirect_uri' ? 'https://ailleurs.example/' : 'autre')
    const answer = await ask(url)
    const location = answer.headers.get('location')
    if (answer.status !== 400) expect(location).toMatch(/^http:\/\/localhost:\d+\/oauth_callback\?error=invalid_request/)
    else expect(location).toBeNull()
  },
)

test('a request longer than the header limit is refused before it is parsed', async () => {
  const answer = await ask(authorizeUrl(office, { state: 's'.repeat(20_000) }))
  expect(answer.status).toBe(431)
})

test('an address typed at the sign-in and cut within a percent-encoded character is still accepted, outside and inside a request', async () => {
  const email = `${'a'.repeat(299)}👩`
  const cut = `${'a'.repeat(299)}%EF%BF%BD`
  const person = visitor(baseUrl)
  const before = await person.go(`/login?email=${encodeURIComponent(email)}`)
  expect([before.status, before.headers.get('location')]).toEqual([303, `/startlogin?login_hint=${cut}`])
  const { pathname, search } = authorizeUrl(office)
  await person.go(pathname + search)
  const within = await person.go('/login', { method: 'POST', body: new URLSearchParams({ username: email, password: testPassword }) })
  expect([within.status, within.headers.get('location')]).toEqual([303, `/login?email=${cut}&error`])
})

test('a sign-in begun in one browser cannot be finished in another', async () => {
  const victim = visitor(baseUrl)
  const url = authorizeUrl(office)
  await victim.go(url.pathname + url.search)
  const form = new URLSearchParams({ username: (await member(office)).email, password: testPassword }).toString()
  const login = (who: typeof victim) =>
    who.go('/login', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form })

  const stranger = visitor(baseUrl)
  expect((await login(stranger)).headers.get('location')).toMatch(/^\/startlogin/)
  const resume = new URL((await login(victim)).headers.get('location') ?? '', baseUrl)
  expect(resume.pathname).toMatch(/^\/oauth2\/authorize\/./)
  const stolen = await stranger.go(resume.pathname)
  expect(stolen.headers.get('location') ?? '').not.toContain('code=')
  const own = await victim.go(resume.pathname)
  expect(own.headers.get('location')).toContain('code=')
})

test('the answer to our callback contains only the code, the issuer and the state', async () => {
  const { callback: got } = await signedIn(office)
  expect(got.origin + got.pathname).toBe(callback)
  expect([...got.searchParams.keys()].toSorted()).toEqual(['code', 'iss', 'state'])
  expect(got.searchParams.get('state')).toBe('s'.repeat(64))
  expect(got.hash).toBe('')
})

test('no other site can read an answer of the authorization endpoint or frame the sign-in page', async () => {
  const url = authorizeUrl(office)
  const answer = await visitor(baseUrl).go(url.pathname + url.search, { headers: { origin: 'https://ailleurs.example' } })
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test("the browser's own sign-in lasts without a password while it is used; after an hour unused, the password is asked again", async () => {
  const { clock } = office
  const { person, email } = await signedIn(office)
  const again = async () => {
    const asked = await person.go(authorizeUrl(office).pathname + authorizeUrl(office).search)
    return new URL(asked.headers.get('location') ?? '', baseUrl)
  }
  const at = clock.at
  clock.at = new Date(at.getTime() + 59 * 60_000)
  expect((await again()).searchParams.has('code')).toBe(true)
  clock.at = new Date(at.getTime() + 61 * 60_000)
  expect((await again()).pathname).toBe('/login')
  // A new sign-in is another session: the former one is not resumed.
  expect((await signIn(person, authorizeUrl(office), email, testPassword)).searchParams.has('code')).toBe(true)
  expect((await again()).searchParams.has('code')).toBe(true)
  clock.at = at
})
