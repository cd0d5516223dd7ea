import { afterAll, describe, expect, test } from 'vitest'
import { codeGrant, testPassword, withPassword } from '../../test/accounts.ts'
import { visitor, type Visitor } from '../../test/browserless.ts'
import { testOffice } from '../../test/office.ts'
import { freePort } from '../core/postgres/embedded.ts'
import { readSettings, type Settings } from '../core/settings.ts'
import { buildApp } from './app.ts'

const office = await testOffice()

/** Starts a server on the same database with these settings. It listens on loopback. */
const serverWith = async (environment: Record<string, string>) => {
  const port = await freePort()
  const own = readSettings({ NODE_ENV: 'test', BASE_URL: `http://localhost:${port}`, JOURNAL: 'error', ...environment })
  const settings: Settings = { ...own, dataDir: office.settings.dataDir }
  const app = await buildApp({ ...office, settings })
  afterAll(() => app.close())
  await app.listen({ port, host: 'localhost' })
  return { app, settings }
}

const honest = '192.0.2.7'
let invented = 0
/** A forged `X-Forwarded-For` address, new at each request. */
const forged = () => `198.51.100.${(invented += 1) % 250}`

/** A visitor seen through proxies that append to `X-Forwarded-For`, as nginx does with `$proxy_add_x_forwarded_for`. */
const behind = (baseUrl: string, appended: () => string): Visitor => {
  const person = visitor(baseUrl)
  const go: Visitor['go'] = (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', appended())
    return person.go(path, { ...init, headers })
  }
  return { ...person, go }
}

/** Signs in with a wrong password and returns where that leads. */
const failToSignIn = async (baseUrl: string, person: Visitor, username: string): Promise<string> => {
  const query = new URLSearchParams({
    client_id: 'portail',
    response_type: 'code',
    redirect_uri: `${baseUrl}/oauth_callback`,
    state: 'x',
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
  })
  await person.go(`/oauth2/authorize?${query}`)
  const body = new URLSearchParams({ username, password: 'Faux' })
  const answer = await person.go('/login', { method: 'POST', body, headers: { accept: 'text/html' } })
  return answer.headers.get('location') ?? String(answer.status)
}

const chains: [string, () => string][] = [
  ['1', () => `${forged()}, ${honest}`],
  ['2', () => `${forged()}, ${honest}, 10.1.2.3`],
  // The listening socket sees the peer as 127.0.0.1 or ::1.
  ['127.0.0.0/8, ::1, 10.0.0.0/8', () => `${forged()}, ${honest}, 10.1.2.3`],
  ['non', forged],
]

test.each(chains)(
  'with PROXY=%s, of 65 failed sign-ins on 65 accounts with 65 forged addresses, the 51st and the next are stopped and the log holds one address',
  async (PROXY, appended) => {
    const { settings } = await serverWith({ PROXY })
    // An hour later, the tries of the other cases no longer count.
    const since = (office.clock.at = new Date(office.clock.at.getTime() + 3_600_000))
    const outcomes: string[] = []
    for (let account = 0; account < 65; account += 1) {
      const { email } = await withPassword(office)
      const location = await failToSignIn(settings.baseUrl, behind(settings.baseUrl, appended), email)
      outcomes.push(location.replace(/^.*(error|attente)(=\d+)?$/, '$1'))
    }
    expect(outcomes).toEqual([...Array.from({ length: 50 }, () => 'error'), ...Array.from({ length: 15 }, () => 'attente')])
    const logged = await office.db.selectFrom('securite').select('adresse').distinct().where('instant', '>=', since).execute()
    expect(logged).toHaveLength(1)
    if (PROXY === 'non') expect(logged[0]?.adresse).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/)
    else expect(logged).toEqual([{ adresse: honest }])
  },
)

describe('the flood limit', () => {
  test.each(chains)('with PROXY=%s, counts one visitor once, whatever they write', async (PROXY, appended) => {
    const { app } = await serverWith({ PROXY, APPELS_PAR_MINUTE: '5' })
    const call = async (address: string) =>
      (await app.inject({ url: '/api/constantes', headers: { 'x-forwarded-for': address } })).statusCode
    const statuses: number[] = []
    for (let calls = 0; calls < 7; calls += 1) statuses.push(await call(appended()))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  test('headers of a peer outside the declared networks are ignored, and its own address is counted', async () => {
    const { app } = await serverWith({ PROXY: '10.0.0.0/24', APPELS_PAR_MINUTE: '5' })
    const call = async (remoteAddress: string, address: string) =>
      (await app.inject({ url: '/api/constantes', remoteAddress, headers: { 'x-forwarded-for': address } })).statusCode
    for (let calls = 0; calls < 5; calls += 1) expect(await call('10.0.1.9', forged())).toBe(200)
    expect(await call('10.0.1.9', honest)).toBe(429)
    expect(await call('10.0.0.9', honest)).toBe(200)
    expect(await call('10.0.1.8', honest)).toBe(200)
  })
})

describe('oidc-provider under an https address', () => {
  const hostile = { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'pirate.example', host: 'pirate.example' }

  test.each(['1', '10.0.0.0/24'])(
    'with PROXY=%s, every endpoint of the discovery is under the issuer, whatever the headers',
    async (PROXY) => {
      const { app } = await serverWith({ BASE_URL: 'https://registre.exemple.fr', PROXY })
      const bodies = await Promise.all(
        [{}, hostile].map(async (headers) => (await app.inject({ url: '/.well-known/openid-configuration', headers })).json()),
      )
      for (const body of bodies) {
        expect(body.issuer).toBe('https://registre.exemple.fr')
        const addresses = Object.entries(body).filter(([name]) => /_endpoint$|_uri$/.test(name))
        expect(addresses.length).toBeGreaterThan(2)
        for (const [, address] of addresses) expect(address).toMatch(/^https:\/\/registre\.exemple\.fr\//)
      }
    },
  )

  test('its cookies are Secure, whatever the headers', async () => {
    const { app } = await serverWith({ BASE_URL: 'https://registre.exemple.fr', PROXY: '1' })
    const query = new URLSearchParams({
      client_id: 'portail',
      response_type: 'code',
      redirect_uri: 'https://registre.exemple.fr/oauth_callback',
      state: 'x',
      code_challenge: 'A'.repeat(43),
      code_challenge_method: 'S256',
    })
    for (const headers of [{}, hostile]) {
      const answer = await app.inject({ url: `/oauth2/authorize?${query}`, headers })
      const lines = [answer.headers['set-cookie'] ?? []].flat()
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(line).toMatch(/; secure/i)
    }
  })

  test('the list of sign-ins of a person shows the address written by the proxy, not the one forged by the visitor', async () => {
    const { settings } = await serverWith({ PROXY: '1' })
    const { email, uuid } = await withPassword(office)
    const person = behind(settings.baseUrl, () => `${forged()}, ${honest}`)
    const { tokens } = await codeGrant({ settings }, person, email, testPassword)
    await tokens()
    const opened = await office.db.selectFrom('session').select('adresse').where('compte', '=', uuid).execute()
    expect(opened.map(({ adresse }) => adresse)).toContain(honest)
    expect(opened.filter(({ adresse }) => adresse?.startsWith('198.51.100.'))).toEqual([])
  })
})
