import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../src/core/postgres/embedded.ts'
import { openDatabase } from '../src/core/database.ts'
import { signIn, token, visitor } from './browserless.ts'
import { testDatabaseUrl } from './database.ts'
import { challengeOf } from './oauth2/client.ts'
import { eventually } from './office.ts'
import { startServer } from './real-server.ts'

/** Secrets that no log may contain (threat T22). Each is sent where it belongs to a real server at its most verbose log level. */
const dataDir = await mkdtemp(join(tmpdir(), 'registre-journal-'))
const url = await testDatabaseUrl()
const port = String(await freePort())
const baseUrl = `http://localhost:${port}`
const db = openDatabase(url, 2)
const entry = 'CANARI77'
const server = await startServer({
  PORT: port,
  HOST: 'localhost',
  BASE_URL: baseUrl,
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  CAPTCHA_TEXTE: entry,
  JOURNAL: 'debug',
})
afterAll(async () => {
  server.process.kill('SIGKILL')
  await server.gone
  await db.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

const person = visitor(baseUrl)
const secrets = new Map<string, string>([['the captcha', entry]])
/** Registers a secret under a name and returns it. */
const secret = (what: string, value: string): string => {
  expect(value.length, what).toBeGreaterThan(5)
  secrets.set(what, value)
  return value
}
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const forged = '{"level":60,"msg":"CANARI-FORGE"}'

const createAccount = async (email: string, motPasse: string): Promise<string> => {
  const captcha = (await person.go('/oauth2/captcha')).headers.get('x-captcha-id') ?? ''
  await person.go('/oauth2/utilisateur/cycle/creer', {
    method: 'POST',
    headers: { ...json, 'x-captcha-id': secret('the captcha id as proof', captcha), 'x-captcha-saisie': entry },
    body: JSON.stringify({ infos: { email, civilite: 'M', prenom: 'Canari', nom: 'Canari-Nom' }, motPasse }),
  })
  const mail = await eventually(() => db.selectFrom('courriel').select('texte').where('destinataire', '=', email).executeTakeFirst())
  return new URL(/https?:\S+/.exec(mail.texte)?.[0] ?? '').searchParams.get('code') ?? ''
}

const walk = async () => {
  const email = secret('an e-mail', 'canari-courriel@exemple.fr')
  const motPasse = secret('a password', 'Canari-Mot-De-Passe!')
  const code = secret('an activation code', await createAccount(email, motPasse))
  await person.go(`/utilisateur/finalisation?code=${code}`)
  await token(person, { grant_type: 'verification_code', code })
  await token(person, { grant_type: 'verification_code', code: secret('a wrong activation code', 'CANARI-FAUX-CODE') })

  const verifier = secret('a verifier', `canari-verificateur-${'v'.repeat(100)}`)
  const authorize = new URL('/oauth2/authorize', baseUrl)
  const parameters = {
    client_id: 'portail',
    response_type: 'code',
    redirect_uri: `${baseUrl}/oauth_callback`,
    state: secret('a state', `canari-etat-${'s'.repeat(52)}`),
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    login_hint: email,
  }
  for (const [name, value] of Object.entries(parameters)) authorize.searchParams.set(name, value)
  await signIn(person, authorize, email, secret('a wrong password', 'Canari-Mauvais-Mot!'))
  const callback = await signIn(person, authorize, email, motPasse)
  await person.go(callback.pathname + callback.search)
  const grant = {
    grant_type: 'authorization_code',
    code: secret('an authorization code', callback.searchParams.get('code') ?? ''),
    code_verifier: verifier,
    redirect_uri: parameters.redirect_uri,
  }
  const answer = (await (await token(person, grant, { 'refresh-mode': 'cookie', origin: baseUrl })).json()) as Record<string, string>
  const access = secret('an access token', answer['access_token'] ?? '')
  for (const [name, value] of person.jar) secret(`the cookie ${name}`, value)

  await person.go('/api/utilisateur/authenticate', { method: 'POST', headers: { authorization: `Bearer ${access}` } })
  await person.go(`/api/utilisateur/authenticate?access_token=${access}`, { method: 'POST' })
  await person.go('/api/association', { headers: { authorization: `Bearer ${secret('a wrong bearer', 'CANARI-FAUX-JETON')}` } })
  await person.go(`/api/calendrier/${secret('the address of a calendar', 'CANARIADRESSEDAGENDA')}.ics`)
  await person.go(`/pieces/R26000123-${secret('the code of a reply', 'CANARICODEDEPIECE')}`)
  await person.go(
    `/api/pieces/R26000123-${secrets.get('the code of a reply')}?code=${secret('a code in a query', 'CANARI-DANS-LA-QUESTION')}`,
  )
  await person.go(`/utilisateur/motdepasseoublie?code=${secret('a password code', 'CANARI-CODE-OUBLI')}`)
  await token(person, { grant_type: 'refresh_token' }, { 'refresh-mode': 'cookie', origin: baseUrl })
  for (const [name, value] of person.jar) secret(`the next cookie ${name}`, value)
  await person.go('/logout', { method: 'POST', headers: { authorization: `Bearer ${access}` } })
}

/** Malformed input: truncated bodies, duplicate bodies, unknown types, each with a secret inside. */
const stumble = async () => {
  const body = secret('a body that cannot be read', '{"motPasse":"CANARI-CORPS-COUPE"')
  await person.go('/oauth2/utilisateur/cycle/creer', { method: 'POST', headers: json, body })
  await token(person, { grant_type: 'refresh_token', refresh_token: 'CANARI-FAUX-RAFRAICHI' }, { origin: 'https://ailleurs.example' })
  secret('a wrong refresh token', 'CANARI-FAUX-RAFRAICHI')
  const twice = 'grant_type=refresh_token&refresh_token=CANARI-DOUBLE&refresh_token=CANARI-DOUBLE&client_id=portail&client_secret=portail'
  await person.go('/oauth2/token', { method: 'POST', headers: form, body: twice })
  secret('a refresh token said twice', 'CANARI-DOUBLE')
  await person.go('/login', {
    method: 'POST',
    headers: form,
    body: `username=${encodeURIComponent(`\n${forged}`)}&password=CANARI-SANS-FLUX`,
  })
  secret('a password without flow', 'CANARI-SANS-FLUX')
  await person.go(`/accueil%0A${encodeURIComponent(forged)}`)
  await person.go(`/api/%0D%0A${encodeURIComponent(forged)}`)
  await person.go('/api/constantes', { headers: { 'user-agent': `x ${forged}` } })
}

/** Sends a request line that no HTTP library would send. */
const raw = (text: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), 'localhost', () => socket.end(text))
    socket.on('close', () => resolve())
    socket.on('error', () => resolve())
    socket.resume()
  })

test('no secret is ever logged, and no input of a visitor can begin a line of the log', async () => {
  await walk()
  await stumble()
  await raw(`GET /accueil\n${forged}\n HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`)
  await raw(
    `GET /accueil?code=CANARI-BRUT HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer CANARI-BRUT\r\nX:\n${forged}\r\n\r\n`,
  )
  secret('a raw secret', 'CANARI-BRUT')

  server.process.kill('SIGTERM')
  await server.gone
  const said = server.output()
  expect(said, 'the log is there').toMatch(/"url":"\/oauth2\/token"/)
  expect(said).toMatch(/"url":"\/pieces\/R26000123-…"/)
  for (const [what, value] of secrets) expect(said.includes(value), `${what} is in the log`).toBe(false)

  const lines = said.split('\n').filter((line) => line !== '')
  const logged = lines.filter((line) => line.startsWith('{'))
  for (const line of logged) expect(JSON.parse(line), line).toHaveProperty('time')
  expect(logged.some((line) => (JSON.parse(line) as { msg?: string }).msg === 'CANARI-FORGE')).toBe(false)
  expect(lines.filter((line) => !line.startsWith('{') && line.includes('CANARI'))).toEqual([])
})
