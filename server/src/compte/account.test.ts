import { decodeJwt } from 'jose'
import * as oidc from 'openid-client'
import { expect, test } from 'vitest'
import { signIn, token, visitor, type Visitor } from '../../test/browserless.ts'
import { client, codeGrant, codeMailedTo, testPassword, settled, whoAmI } from '../../test/accounts.ts'
import { eventually, testOffice } from '../../test/office.ts'

const office = await testOffice({}, true)
const { settings, db, mails } = office

const captcha = async (person: Visitor): Promise<Record<string, string>> => {
  const answer = await person.go('/oauth2/captcha')
  expect(answer.headers.get('content-type')).toBe('image/png')
  return { 'x-captcha-id': answer.headers.get('x-captcha-id') ?? '', 'x-captcha-saisie': 'abcdef' }
}

const create = async (person: Visitor, email: string, changes: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  person.go('/oauth2/utilisateur/cycle/creer', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(headers ?? (await captcha(person))) },
    body: JSON.stringify({
      infos: { email, civilite: 'MME', prenom: 'Élise', nom: 'Exemple', ...changes },
      motPasse: changes['motPasse'] ?? testPassword,
    }),
  })

const activated = async (email: string): Promise<Visitor> => {
  const person = visitor(settings.baseUrl)
  expect((await create(person, email)).status).toBe(204)
  expect((await token(person, { grant_type: 'verification_code', code: await codeMailedTo(office, email) })).status).toBe(200)
  return person
}

test('[SRV-13, MAIL-01, API-14, CAPTCHA-07, SRV-04, API-03] an account is created inactive behind a captcha, and its mailed code activates it once', async () => {
  const person = visitor(settings.baseUrl)
  const email = 'elise@exemple.fr'
  expect((await create(person, email)).status).toBe(204)
  const account = () =>
    eventually(() => db.selectFrom('compte').select(['etat', 'mot_passe']).where('email', '=', email).executeTakeFirst())
  expect((await account()).etat).toBe('INACTIF')
  expect((await account()).mot_passe).toContain('$argon2id$')

  const code = await codeMailedTo(office, email)
  const answer = await token(person, { grant_type: 'verification_code', code })
  expect(answer.status).toBe(200)
  const tokens = (await answer.json()) as { access_token: string; refresh_token?: string }
  expect(tokens.refresh_token).toBeUndefined()
  expect(await (await whoAmI(office, tokens.access_token)).json()).toMatchObject({ email, authorities: [] })
  expect(person.jar.size).toBe(0)
  expect((await account()).etat).toBe('ACTIF')
  expect((await token(person, { grant_type: 'verification_code', code })).status).toBe(400)
})

test('an account not yet activated cannot sign in', async () => {
  const person = visitor(settings.baseUrl)
  await create(person, 'inactive@exemple.fr')
  await settled(office)
  const { callback } = await codeGrant(office, person, 'inactive@exemple.fr')
  expect(callback.pathname).toBe('/login')
})

test('[MAIL-01] a creation with a known address gets the same answer, and only the mail differs', async () => {
  await activated('connue@exemple.fr')
  const again = await create(visitor(settings.baseUrl), 'Connue@exemple.fr')
  expect(again.status).toBe(204)
  const mail = await eventually(() =>
    mails.find(({ sujet, destinataire }) => sujet === 'Vous avez déjà un compte' && destinataire === 'connue@exemple.fr'),
  )
  expect(mail.texte).toContain('en a déjà un')
})

test('[ACCOUNT-01] an account is not created without e-mail, password, civilite, nom or prenom: each is refused on its field', async () => {
  const person = visitor(settings.baseUrl)
  const whole = { email: 'entiere@exemple.fr', civilite: 'MME', prenom: 'Élise', nom: 'Exemple' }
  const ask = async (body: object) => {
    const headers = { 'content-type': 'application/json', ...(await captcha(person)) }
    const answer = await person.go('/oauth2/utilisateur/cycle/creer', { method: 'POST', headers, body: JSON.stringify(body) })
    const { errors } = answer.status === 400 ? ((await answer.json()) as { errors: { field: string }[] }) : { errors: [] }
    return [answer.status, errors.map(({ field }) => field)]
  }
  for (const field of ['email', 'civilite', 'nom', 'prenom'] as const) {
    const { [field]: _, ...without } = whole
    expect(await ask({ infos: without, motPasse: testPassword })).toEqual([400, [`infos.${field}`]])
    expect(await ask({ infos: { ...whole, [field]: '' }, motPasse: testPassword })).toEqual([400, [`infos.${field}`]])
  }
  expect(await ask({ infos: whole })).toEqual([400, ['motPasse']])
  expect(await ask({ infos: whole, motPasse: '' })).toEqual([400, ['motPasse']])
  await settled(office)
  expect(await db.selectFrom('compte').select('uuid').where('email', '=', whole.email).execute()).toEqual([])
})

test('[SRV-02] the form signs in the password of an activated account, opens a session in a cookie, marks a failure, and counts them', async () => {
  const email = 'formulaire@exemple.fr'
  const person = visitor(settings.baseUrl)
  await create(person, email)
  await settled(office)
  const lines: string[] = []
  const watched: Visitor = {
    ...person,
    async go(path, init) {
      const answer = await person.go(path, init)
      lines.push(...answer.headers.getSetCookie())
      return answer
    },
  }
  const failed = `/login?email=${encodeURIComponent(email)}&error`
  const placeAfter = async (password: string) => {
    const { callback } = await codeGrant(office, watched, email, password)
    return callback.pathname + callback.search
  }
  expect(await placeAfter(testPassword)).toBe(failed)
  expect((await token(person, { grant_type: 'verification_code', code: await codeMailedTo(office, email) })).status).toBe(200)
  expect(await placeAfter('Pas le bon 1!')).toBe(failed)
  expect(lines.filter((line) => /^_session=[^;]/.test(line))).toEqual([])
  expect(await placeAfter(testPassword)).toMatch(/^\/oauth_callback\?code=/)
  const session = lines.findLast((line) => /^_session=[^;]/.test(line))
  expect(session).toMatch(/; httponly/i)
  expect(session).toMatch(/; samesite=lax/i)
  expect((await codeGrant(office, person, email, 'not asked again')).callback.pathname).toBe('/oauth_callback')

  const other = visitor(settings.baseUrl)
  const statuses: number[] = []
  const { calculatePKCECodeChallenge: challenge, randomPKCECodeVerifier: verifier } = oidc
  for (let tries = 0; tries < 9; tries += 1) {
    await other.go(
      `/oauth2/authorize?client_id=portail&response_type=code&redirect_uri=${encodeURIComponent(`${settings.baseUrl}/oauth_callback`)}&state=x&code_challenge=${await challenge(verifier())}&code_challenge_method=S256`,
    )
    statuses.push((await other.go('/login', { method: 'POST', body: new URLSearchParams({ username: email, password: 'Faux' }) })).status)
  }
  // Two failures were counted before.
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 303), 429])
})

test('[ACCOUNT-04, FORM-16, ERR-20] required fields and the password rule are refused field by field', async () => {
  const person = visitor(settings.baseUrl)
  const answer = await create(person, '', { prenom: ' ', motPasse: 'tropcourt' })
  expect(answer.status).toBe(400)
  const { errors } = (await answer.json()) as { errors: { field: string; defaultMessage: string }[] }
  expect(errors).toContainEqual({ field: 'infos.email', defaultMessage: 'le champ est obligatoire' })
  expect(errors).toContainEqual({ field: 'infos.prenom', defaultMessage: 'le champ est obligatoire' })
  expect(errors.find(({ field }) => field === 'motPasse')?.defaultMessage).toContain('au moins 10 caractères')
})

test('[FORM-14] a captcha is valid for one try, on its own service', async () => {
  const person = visitor(settings.baseUrl)
  const used = await captcha(person)
  expect((await create(person, 'unefois@exemple.fr', {}, used)).status).toBe(204)
  const replay = await create(person, 'deuxfois@exemple.fr', {}, used)
  expect(replay.status).toBe(400)
  expect(((await replay.json()) as { errors: unknown[] }).errors).toMatchObject([{ field: 'captcha' }])

  const other = { 'x-captcha-id': (await person.go('/api/captcha')).headers.get('x-captcha-id') ?? '', 'x-captcha-saisie': 'abcdef' }
  expect((await create(person, 'autre@exemple.fr', {}, other)).status).toBe(400)
  const eight = await captcha(person)
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => create(person, `huit${index}@exemple.fr`, {}, eight)))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
})

test.each(['api', 'oauth2'])(
  '[API-24, CAPTCHA-05, CAPTCHA-08] /%s/captcha answers an image, its id in the header X-Captcha-Id',
  async (service) => {
    const answer = await visitor(settings.baseUrl).go(`/${service}/captcha`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('x-captcha-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  },
)

test.each([
  ['x-captcha-id', 'Ce code a expiré. Un nouveau code vous est proposé.'],
  ['x-captcha-saisie', 'le champ est obligatoire'],
])(
  '[CAPTCHA-02, CAPTCHA-07, CAPTCHA-08, ERR-20] a captcha is its id and what was read: without %s, the refusal is one of the field captcha',
  async (missing, defaultMessage) => {
    const person = visitor(settings.baseUrl)
    const email = `sans-${missing}@exemple.fr`
    const { [missing]: _, ...headers } = await captcha(person)
    const refused = await create(person, email, {}, headers)
    expect([refused.status, await refused.json()]).toMatchObject([400, { errors: [{ field: 'captcha', defaultMessage }] }])
    expect((await create(person, email, {}, await captcha(person))).status).toBe(204)
  },
)

test('[SESSION-01, SESSION-02, SESSION-06, SESSION-09, API-01, API-02, API-06, API-07, API-08, ENT-01, PERM-01, SRV-01, SRV-03] an independent OAuth client walks the whole flow', async () => {
  const person = await activated('flux@exemple.fr')
  const { config, callback, tokens } = await codeGrant(office, person, 'flux@exemple.fr')
  expect(callback.searchParams.get('iss')).toBe(settings.baseUrl)
  const got = await tokens()
  expect(got.token_type).toBe('bearer')
  expect(got.expires_in).toBe(1800)
  expect(config.serverMetadata().authorization_endpoint).toBe(`${settings.baseUrl}/oauth2/authorize`)
  expect(decodeJwt(got.access_token)['authorities']).toEqual(['USAGER'])
  expect(await (await whoAmI(office, got.access_token)).json()).toEqual({
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: 'flux@exemple.fr',
    civilite: 'MME',
    prenom: 'Élise',
    nom: 'Exemple',
    adresse: null,
    complementAdresse: null,
    codePostal: null,
    ville: null,
    authorities: ['USAGER'],
    tribunaux: [],
  })
  await expect(tokens()).rejects.toMatchObject({ error: 'invalid_grant', status: 400 })
})

test('[API-04] refreshing rotates the token; the previous one gives the same successor, an older one ends the family', async () => {
  const person = await activated('rotation@exemple.fr')
  const first = await (await codeGrant(office, person, 'rotation@exemple.fr')).tokens()
  const config = await client(office)
  const second = await oidc.refreshTokenGrant(config, first.refresh_token ?? '')
  expect(second.refresh_token).not.toBe(first.refresh_token)
  const replayed = await oidc.refreshTokenGrant(config, first.refresh_token ?? '')
  expect(replayed.refresh_token).toBe(second.refresh_token)

  const third = await oidc.refreshTokenGrant(config, second.refresh_token ?? '')
  office.clock.at = new Date(office.clock.at.getTime() + 11_000)
  await expect(oidc.refreshTokenGrant(config, first.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
  await expect(oidc.refreshTokenGrant(config, third.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
  expect((await whoAmI(office, third.access_token)).status).toBe(401)
})

test('two tabs refreshing at once both stay signed in', async () => {
  const person = await activated('onglets@exemple.fr')
  const { refresh_token = '' } = await (await codeGrant(office, person, 'onglets@exemple.fr')).tokens()
  const config = await client(office)
  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => oidc.refreshTokenGrant(config, refresh_token)))
  const successors = new Set(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.refresh_token] : [])))
  expect(successors.size).toBe(1)
})

test('[SESSION-07] our own pages get the refresh token in an HttpOnly cookie only', async () => {
  const person = await activated('cookie@exemple.fr')
  const verifier = oidc.randomPKCECodeVerifier()
  const authorize = new URL(
    `/oauth2/authorize?${new URLSearchParams({ client_id: 'portail', response_type: 'code', redirect_uri: `${settings.baseUrl}/oauth_callback`, state: 's'.repeat(64), code_challenge: await oidc.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' })}`,
    settings.baseUrl,
  )
  const callback = await signIn(person, authorize, 'cookie@exemple.fr', testPassword)
  const mode = { 'refresh-mode': 'cookie', origin: settings.baseUrl }
  const answer = await token(
    person,
    {
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: `${settings.baseUrl}/oauth_callback`,
    },
    mode,
  )
  expect(answer.status).toBe(200)
  expect(await answer.json()).not.toHaveProperty('refresh_token')
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-refresh='))
  expect(line).toMatch(/Path=\/; Secure; HttpOnly; SameSite=Strict/)
  const refreshed = await token(person, { grant_type: 'refresh_token' }, mode)
  expect(refreshed.status).toBe(200)
  expect(await refreshed.json()).toMatchObject({ expires_in: 1800 })
  const elsewhere = await token(person, { grant_type: 'refresh_token' }, { ...mode, origin: 'https://ailleurs.example' })
  expect(elsewhere.status).toBe(400)
})

test('[SRV-06, API-05] logging out ends the session, the token family and the cookies at once', async () => {
  const person = await activated('sortie@exemple.fr')
  const { tokens } = await codeGrant(office, person, 'sortie@exemple.fr')
  const { access_token, refresh_token = '' } = await tokens()
  const answer = await person.go('/logout', { method: 'POST', headers: { authorization: `Bearer ${access_token}` } })
  expect(answer.status).toBe(204)
  expect((await whoAmI(office, access_token)).status).toBe(401)
  await expect(oidc.refreshTokenGrant(await client(office), refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' })
  expect((await person.go('/logout', { method: 'POST', headers: { origin: 'https://ailleurs.example' } })).status).toBe(401)
})

test('[LOGIN-03, LOGIN-04] a wrong password redirects to /login with the error marker at the end', async () => {
  const person = await activated('faux@exemple.fr')
  const verifier = await oidc.calculatePKCECodeChallenge(oidc.randomPKCECodeVerifier())
  const authorize = new URL(
    `/oauth2/authorize?client_id=portail&response_type=code&redirect_uri=${encodeURIComponent(`${settings.baseUrl}/oauth_callback`)}&state=x&code_challenge=${verifier}&code_challenge_method=S256`,
    settings.baseUrl,
  )
  const end = await signIn(person, authorize, 'faux@exemple.fr', 'Pas le bon 1!')
  expect(end.pathname + end.search).toBe('/login?email=faux%40exemple.fr&error')
})

test.each([
  ['error', 'Identifiant ou mot de passe invalide.'],
  ['attente=7', 'Réessayez dans 7 minutes.'],
])(
  '[LOGIN-03, LOGIN-04] /login?%s without a pending authorization starts over and keeps its marker to the form',
  async (marker, sentence) => {
    for (const kept of ['', 'email=a%40b.fr&']) {
      const person = visitor(settings.baseUrl)
      const hint = kept.replace('email', 'login_hint')
      const restarted = await person.go(`/login?${kept}${marker}`)
      expect([restarted.status, restarted.headers.get('location')]).toEqual([303, `/startlogin?${hint}${marker}`])
      const page = await (await person.go(`/startlogin?${hint}${marker}`)).text()
      const [, authorize = ''] = /href="(\/oauth2\/authorize[^"]*)"/.exec(page) ?? []
      expect(authorize.endsWith(`&amp;${marker}`)).toBe(true)
      const asked = await person.go(authorize.replaceAll('&amp;', '&'))
      expect([asked.status, asked.headers.get('location')]).toEqual([303, `/login?${kept}${marker}`])
      expect(await (await person.go(`/login?${kept}${marker}`)).text()).toContain(sentence)
    }
  },
)

test('without a valid authorization request the sign-in starts over and keeps the e-mail', async () => {
  const person = visitor(settings.baseUrl)
  const answer = await person.go('/login?email=a%40b.fr')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/startlogin?login_hint=a%40b.fr'])
})

test('after ten failures on one account the next try is refused for a while', async () => {
  const person = await activated('assaut@exemple.fr')
  for (let tries = 0; tries < 10; tries += 1) await codeGrantFailing(person)
  const refused = await codeGrantFailing(person)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const inABrowser = await codeGrantFailing(person, { accept: 'text/html' })
  expect([inABrowser.status, inABrowser.headers.get('location')]).toEqual([303, '/login?email=assaut%40exemple.fr&attente=15'])
})

const codeGrantFailing = async (person: Visitor, headers: Record<string, string> = {}): Promise<Response> => {
  const challenge = await oidc.calculatePKCECodeChallenge(oidc.randomPKCECodeVerifier())
  await person.go(
    `/oauth2/authorize?client_id=portail&response_type=code&redirect_uri=${encodeURIComponent(`${settings.baseUrl}/oauth_callback`)}&state=x&code_challenge=${challenge}&code_challenge_method=S256`,
  )
  return person.go('/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'username=assaut@exemple.fr&password=Faux',
  })
}
