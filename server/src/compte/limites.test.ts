import { expect, test } from 'vitest'
import { captcha, codeGrant, testPassword, settled, withPassword } from '../../test/accounts.ts'
import { visitor, type Visitor } from '../../test/browserless.ts'
import { testOffice } from '../../test/office.ts'
import { buildApp } from '../app/app.ts'

const office = await testOffice({ ESSAIS_PAR_ADRESSE: '1000' }, true)
const { clock, mails, settings } = office
const oneHour = 3_600_000
const later = (duration: number) => (clock.at = new Date(clock.at.getTime() + duration))

const cycle = async (path: 'creer' | 'oubli', payload: object, { app } = office) =>
  app.inject({ method: 'POST', url: `/oauth2/utilisateur/cycle/${path}`, headers: await captcha({ app }), payload })
const forget = (email: string, where = office) => cycle('oubli', { email }, where)
const create = (email: string) => cycle('creer', { infos: { email, civilite: 'M', prenom: 'Paul', nom: 'Essai' }, motPasse: testPassword })

/** Submits the sign-in form inside its own authorization request. */
const login = async (person: Visitor, username: string, password: string, there = office): Promise<number | string> => {
  const query = new URLSearchParams({
    client_id: 'portail',
    response_type: 'code',
    redirect_uri: `${there.settings.baseUrl}/oauth_callback`,
    state: 'x',
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
  })
  await person.go(`/oauth2/authorize?${query}`)
  const answer = await person.go('/login', { method: 'POST', body: new URLSearchParams({ username, password }) })
  return answer.status === 303 ? (answer.headers.get('location') ?? '') : answer.status
}
const refused = /error$/
const accepted = /\/oauth2\/authorize\//

test.each([
  ['a forgotten password', forget],
  ['an account creation', create],
])('one mailbox is sent at most three mails an hour and ten a day by %s, whether it has an account or not', async (kind, ask) => {
  const { email } = await withPassword(office)
  for (const recipient of [email, `inconnu-${kind.length}@exemple.fr`]) {
    const statuses: number[] = []
    for (let hour = 0; hour < 5; hour += 1) {
      for (let times = 0; times < 4; times += 1) statuses.push((await ask(recipient)).statusCode)
      later(oneHour + 1000)
    }
    const refusedHour = [204, 204, 204, 429]
    expect(statuses).toEqual([...refusedHour, ...refusedHour, ...refusedHour, 204, 429, 429, 429, 429, 429, 429, 429])
    later(20 * oneHour)
    expect((await ask(recipient)).statusCode).toBe(204)
  }
  await settled(office)
  expect(mails.filter(({ destinataire }) => destinataire === email).length).toBeLessThanOrEqual(11)
})

test('changes of e-mail send at most three mails an hour to the new address and to the current one', async () => {
  const person = await withPassword(office)
  const other = await withPassword(office)
  const ask = (headers: { authorization: string }, email: string) =>
    office.app.inject({ method: 'POST', url: '/oauth2/utilisateur/mail', headers, payload: { email, motPasse: testPassword } })
  for (let times = 0; times < 3; times += 1) expect((await ask(person.bearer, 'bombardee@exemple.fr')).statusCode).toBe(204)
  const [mine, theirs] = [await ask(person.bearer, 'ailleurs@exemple.fr'), await ask(other.bearer, 'Bombardee@exemple.fr')]
  expect([mine.statusCode, theirs.statusCode]).toEqual([429, 429])
  expect(Number(theirs.headers['retry-after'])).toBe(3600)
  later(oneHour + 1000)
  expect((await ask(other.bearer, 'bombardee@exemple.fr')).statusCode).toBe(204)
})

test('of eight simultaneous requests for one mailbox, three pass', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => forget('huit@exemple.fr')))
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(3)
})

test('limits survive a restart', async () => {
  for (let times = 0; times < 3; times += 1) await forget('redemarrage@exemple.fr')
  const restarted = await buildApp(office)
  expect((await forget('redemarrage@exemple.fr', { ...office, app: restarted })).statusCode).toBe(429)
  await restarted.close()
})

test('of thirty guesses at once on one account ten are compared', async () => {
  const { email } = await withPassword(office)
  const guesses = await Promise.all(Array.from({ length: 30 }, () => login(visitor(settings.baseUrl), email, 'Faux')))
  expect(guesses.filter((guess) => refused.test(String(guess)))).toHaveLength(10)
  expect(guesses.filter((guess) => guess === 429)).toHaveLength(20)
})

test('right passwords use up no try', async () => {
  const { email } = await withPassword(office)
  for (let times = 0; times < 12; times += 1) expect(await login(visitor(settings.baseUrl), email, testPassword)).toMatch(accepted)
})

test('a right password gives back its own try and no other: nine wrong ones before it still count', async () => {
  const { email } = await withPassword(office)
  const attacker = visitor(settings.baseUrl)
  for (let tries = 0; tries < 9; tries += 1) expect(await login(attacker, email, 'Faux')).toMatch(refused)
  // From an unknown browser, whose new cookie of a known browser is not sent afterwards.
  expect(await login(visitor(settings.baseUrl), email, testPassword)).toMatch(accepted)
  expect(await login(attacker, email, 'Faux')).toMatch(refused)
  expect(await login(attacker, email, testPassword)).toBe(429)
})

test('wrong passwords count together whatever the case of the address they are tried on, for a quarter of an hour', async () => {
  const { email } = await withPassword(office)
  const attacker = visitor(settings.baseUrl)
  for (let tries = 0; tries < 10; tries += 1)
    expect(await login(attacker, tries % 2 ? email : email.toUpperCase(), 'Faux')).toMatch(refused)
  expect(await login(attacker, email, testPassword)).toBe(429)
  later(14 * 60_000)
  expect(await login(attacker, email, testPassword)).toBe(429)
  later(61_000)
  expect(await login(attacker, email, testPassword)).toMatch(accepted)
})

test('a password asked again counts with those of the sign-in; a right one does not use up a try', async () => {
  const person = await withPassword(office)
  const change = async (ancien: string) =>
    (
      await office.app.inject({
        method: 'POST',
        url: '/oauth2/utilisateur/changeMotPasse',
        headers: person.bearer,
        payload: { ancien, motPasse: testPassword },
      })
    ).statusCode
  for (let times = 0; times < 12; times += 1) expect(await change(testPassword)).toBe(204)
  for (let tries = 0; tries < 10; tries += 1) expect(await change('Faux')).toBe(400)
  expect(await change(testPassword)).toBe(429)
  expect(await login(visitor(settings.baseUrl), person.email, testPassword)).toBe(429)
})

test('one network address has so many tries of each kind, whatever the accounts, and another one keeps its own', async () => {
  const few = await testOffice({ ESSAIS_PAR_ADRESSE: '3', PROXY: '1' }, true)
  const from = (address: string): Visitor => {
    const person = visitor(few.settings.baseUrl)
    const go: Visitor['go'] = (path, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('x-forwarded-for', address)
      return person.go(path, { ...init, headers })
    }
    return { ...person, go }
  }
  const people = await Promise.all(Array.from({ length: 4 }, () => withPassword(few)))
  const [one, ...others] = people.map(({ email }) => email)
  for (const email of others) expect(await login(from('192.0.2.1'), email, 'Faux', few)).toMatch(refused)
  expect(await login(from('192.0.2.1'), one ?? '', testPassword, few)).toBe(429)
  expect(await login(from('192.0.2.2'), one ?? '', testPassword, few)).toMatch(accepted)

  const ask = async (path: 'creer' | 'oubli', address: string, payload: object) => {
    const headers = { ...(await captcha(few)), 'x-forwarded-for': address }
    return (await few.app.inject({ method: 'POST', url: `/oauth2/utilisateur/cycle/${path}`, headers, payload })).statusCode
  }
  const kinds = {
    creer: (email: string) => ({ infos: { email, civilite: 'M', prenom: 'Paul', nom: 'Essai' }, motPasse: testPassword }),
    oubli: (email: string) => ({ email }),
  }
  for (const kind of ['creer', 'oubli'] as const) {
    const times = (address: string) =>
      Promise.all(Array.from({ length: 4 }, (_, i) => ask(kind, address, kinds[kind](`${kind}-${address}-${i}@exemple.fr`))))
    expect((await times('192.0.2.1')).toSorted()).toEqual([204, 204, 204, 429])
    expect((await times('192.0.2.2')).toSorted()).toEqual([204, 204, 204, 429])
  }
})

test('a person signs in from a browser they used before while others guess; that browser has its own ten tries', async () => {
  const { email } = await withPassword(office)
  const known = visitor(settings.baseUrl)
  await codeGrant(office, known, email)
  const cookie = known.jar.get('__Host-navigateur') ?? ''
  known.jar.clear()
  const attacker = visitor(settings.baseUrl)
  for (let tries = 0; tries < 10; tries += 1) expect(await login(attacker, email, 'Faux')).toMatch(refused)
  expect(await login(attacker, email, testPassword)).toBe(429)

  known.jar.set('__Host-navigateur', cookie)
  expect(await login(known, email, testPassword)).toMatch(accepted)
  for (let tries = 0; tries < 10; tries += 1) expect(await login(known, email, 'Faux')).toMatch(refused)
  expect(await login(known, email, testPassword)).toBe(429)
})

test.each([
  ['of another address', async (_: string, other: string) => other],
  ['whose seal was changed', async (own: string) => `${own.slice(0, -2)}AA`],
  ['whose name was changed', async (own: string) => `AAAA${own.slice(4)}`],
])('the cookie of a browser %s gives no more tries', async (_, forge) => {
  const { email } = await withPassword(office)
  const cookieOf = async (address: string) => {
    const browser = visitor(settings.baseUrl)
    await codeGrant(office, browser, address)
    return browser.jar.get('__Host-navigateur') ?? ''
  }
  const forged = await forge(await cookieOf(email), await cookieOf((await withPassword(office)).email))
  const attacker = visitor(settings.baseUrl)
  for (let tries = 0; tries < 10; tries += 1) await login(attacker, email, 'Faux')
  const browser = visitor(settings.baseUrl)
  browser.jar.set('__Host-navigateur', forged)
  expect(await login(browser, email, testPassword)).toBe(429)
})

test('the cookie of a known browser is HttpOnly and contains no address', async () => {
  const { email } = await withPassword(office)
  const person = visitor(settings.baseUrl)
  const lines: string[] = []
  const go: Visitor['go'] = async (path, init) => {
    const answer = await person.go(path, init)
    lines.push(...answer.headers.getSetCookie())
    return answer
  }
  await codeGrant(office, { ...person, go }, email)
  const line = lines.find((cookie) => cookie.startsWith('__Host-navigateur='))
  expect(line).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
  expect(line).not.toContain(email.slice(0, 8))
})
