import { describe, expect, test } from 'vitest'
import { calls } from 'contract/app/calls'
import type { Call } from 'contract/core/call'
import { testOffice } from '../../test/office.ts'
import { someone } from '../../test/people.ts'
import { buildApp } from './app.ts'

const office = await testOffice()
const { app } = office
const user = await someone(office)

describe('every answer, whatever its status, carries the header set', () => {
  const paths = [
    ...Object.values(calls as Record<string, Call>).map(({ method, path }) => [method, path.replaceAll(/:\w+/g, 'x')] as const),
    ['GET', '/'] as const,
    ['GET', '/login'] as const,
    ['GET', '/nulle-part'] as const,
    ['GET', '/api/nulle-part'] as const,
    ['POST', '/oauth2/token'] as const,
    ['GET', '/oauth2/authorize'] as const,
    ['GET', '/assets/x.js'] as const,
  ]
  test.each(paths)('%s %s', async (method, url) => {
    const { headers } = await app.inject({ method, url })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    // A download has a stricter policy of its own.
    const file = String(headers['content-security-policy']).startsWith('sandbox;')
    for (const directive of file ? [] : ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "script-src 'self'"])
      expect(`${String(headers['content-security-policy'])};`).toContain(`${directive};`)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  })
})

test('a request refused by the router or the parser gets the header set too, in the shape of a refusal', async () => {
  const long = await app.inject({ url: `/api/association/${'a'.repeat(2000)}` })
  const unreadable = await app.inject({ url: '/api/association/%zz' })
  expect([long.statusCode, unreadable.statusCode]).toEqual([414, 400])
  for (const { headers, body } of [long, unreadable]) {
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(JSON.parse(body)).toEqual({
      message: 'Le contenu envoyé est illisible.',
      errors: [],
      globalErrors: [{ defaultMessage: 'Le contenu envoyé est illisible.' }],
    })
  }
})

test('the policy lets no text become a script, and gives the address for reports', async () => {
  const { headers } = await app.inject('/')
  expect(headers['content-security-policy']).toMatch(/require-trusted-types-for 'script';trusted-types lecteur-pdf;/)
  expect(headers['content-security-policy']).toContain(`report-uri ${calls.rapporterCsp.path};report-to csp`)
  expect(headers['reporting-endpoints']).toBe(`csp="${calls.rapporterCsp.path}"`)
})

describe('robots and browsers find the files they request by name', () => {
  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *\nDisallow: /api/\n'],
    ['/favicon.ico', 'image/x-icon', String.fromCodePoint(0, 0, 1, 0, 1, 0)],
    ['/indisponible.css', 'text/css; charset=utf-8', '/* '],
  ])('%s', async (url, type, content) => {
    const { statusCode, headers, rawPayload } = await app.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([200, type])
    expect(rawPayload.toString('latin1').startsWith(content)).toBe(true)
  })

  test.each(['/', '/accueil', '/robots.txt', '/favicon.ico', '/api/constantes', '/api/actuator/info', '/api/openapi.json'])(
    'HEAD %s answers as GET does, without its body',
    async (url) => {
      const [get, head] = [await app.inject({ url }), await app.inject({ method: 'HEAD', url })]
      expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, get.headers['content-type'], ''])
    },
  )
})

test('HSTS is sent only when the address is https', async () => {
  expect((await app.inject('/')).headers['strict-transport-security']).toBeUndefined()
  const secure = await buildApp({ ...office, settings: { ...office.settings, baseUrl: 'https://registre.exemple.fr' } })
  expect((await secure.inject('/')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  await secure.close()
})

describe('an unknown address of the API is 404 in JSON, never the page of the site', () => {
  test.each([
    '/api/association/STR000001/x.css',
    '/api//constantes',
    '/API/constantes',
    '/api/constantes/',
    '/api/constantes%2f',
    '/oauth2/rien',
    '/.well-known/rien',
  ])('%s', async (url) => {
    const answer = await app.inject({ url, headers: user.bearer })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
  })
})

describe('[ERR-20] a JSON call takes JSON and nothing else', () => {
  const valid = JSON.stringify({ infos: { email: 'x@exemple.fr', civilite: 'M', prenom: 'a', nom: 'b' }, motPasse: 'Un mot de passe 1' })
  test.each([
    'text/plain',
    'application/xml',
    'application/json-patch+json',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'text/html',
  ])('%s is refused with 415 or never reaches the handler', async (type) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/oauth2/utilisateur/cycle/creer',
      headers: { 'content-type': type, 'x-captcha-id': crypto.randomUUID(), 'x-captcha-saisie': 'ABCDEF' },
      payload: valid,
    })
    expect([400, 415]).toContain(answer.statusCode)
    expect(answer.json()).toHaveProperty('message')
  })

  test.each(['{', '{"a":1}{', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}', '[]', 'null', '"texte"', '12'])(
    '%s is refused with 400, and says no internal name',
    async (payload) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/oauth2/utilisateur/cycle/creer',
        headers: { 'content-type': 'application/json', 'x-captcha-id': crypto.randomUUID(), 'x-captcha-saisie': 'ABCDEF' },
        payload,
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.body).not.toMatch(/zod|fastify|stack|node_modules|\.ts/i)
    },
  )
})

test('[API-25, API-26, SRV-19] the versions are public', async () => {
  for (const url of ['/api/actuator/info', '/oauth2/actuator/info'])
    expect((await app.inject(url)).json()).toEqual({ build: { version: '2.2.0' } })
})

test('a page of the site on another host name goes to the public address', async () => {
  const answer = await app.inject({ url: '/accueil', headers: { host: 'ailleurs.example', 'sec-fetch-mode': 'navigate' } })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `${office.settings.baseUrl}/accueil`])
})

test('/api/openapi.json describes the calls that are served', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, unknown> }>()
  expect(Object.keys(paths)).toContain('/api/requete/creation')
})

test('the server does not start with a route that does not come from the contract', async () => {
  const stranger = buildApp(office).then((built) => built.get('/api/etranger', async () => ({})))
  await expect(stranger).rejects.toThrow('/api/etranger is not a call of the contract')
})
