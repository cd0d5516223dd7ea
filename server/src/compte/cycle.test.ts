import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { captcha, codeMailedTo, linkOf, mailTo, testPassword, settled, signedIn, whoAmI, withPassword } from '../../test/accounts.ts'
import { eventually, testOffice } from '../../test/office.ts'
import { token, visitor } from '../../test/browserless.ts'
import { createLien } from './liens.ts'
import { insertCompte } from './sql.ts'

const office = await testOffice({ COURRIELS_PAR_HEURE: '100', COURRIELS_PAR_JOUR: '100', ESSAIS_PAR_ADRESSE: '1000' }, true)
const { app, db, mails } = office
const url = '/oauth2/utilisateur/cycle/oubli'
const nouveau = 'Un autre mot de passe 2'
const reset = 'Choisissez un nouveau mot de passe'

const ask = async (email: string, headers?: Record<string, string>) =>
  app.inject({ method: 'POST', url, headers: headers ?? (await captcha(office)), payload: { email } })
const choose = (code: string, password = nouveau) => app.inject({ method: 'PUT', url, payload: { code, motPasse: password } })
const check = async (code: string) => (await app.inject({ url, query: { code } })).json<{ valide: boolean }>()
const mailed = (email: string) => mails.filter(({ destinataire }) => destinataire === email)

const insertInactive = async (email: string, empreinte: string | null) => {
  const infos = {
    email,
    civilite: 'M' as const,
    prenom: 'Paul',
    nom: 'Essai',
    adresse: null,
    complementAdresse: null,
    codePostal: null,
    ville: null,
  }
  await db.transaction().execute((trx) => insertCompte(trx, office.now(), infos, empreinte ?? '-'))
  await db.updateTable('compte').set({ mot_passe: empreinte }).where('email', '=', email).execute()
}

test('[SRV-14, API-15, API-18] an active account gets a password link, an inactive one its activation, other addresses no mail; the answer is always the same', async () => {
  const active = await withPassword(office)
  const closed = await withPassword(office)
  await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', closed.uuid).execute()
  await insertInactive('jamais-active@exemple.fr', '-')
  await insertInactive('ouvert-par-le-support@exemple.fr', null)
  const emails = [active.email, closed.email, 'jamais-active@exemple.fr', 'ouvert-par-le-support@exemple.fr', 'inconnu@exemple.fr']
  const answers = []
  for (const email of emails) answers.push(await ask(email.toUpperCase()))
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(emails.map(() => [204, '']))
  expect((await mailTo(office, active.email)).sujet).toBe(reset)
  expect((await mailTo(office, 'jamais-active@exemple.fr')).sujet).toBe('Activez votre compte')
  expect((await mailTo(office, 'ouvert-par-le-support@exemple.fr')).sujet).toBe('Choisissez votre mot de passe')
  await settled(office)
  expect([...mailed(closed.email), ...mailed('inconnu@exemple.fr')]).toEqual([])
})

test('a forgotten password and an account creation are refused without one', async () => {
  const person = await withPassword(office)
  const { 'x-captcha-id': id = '' } = await captcha(office)
  for (const headers of [{}, { 'x-captcha-id': id }, { 'x-captcha-id': id, 'x-captcha-saisie': 'zzzzzz' }]) {
    expect((await ask(person.email, headers)).statusCode).toBe(400)
    const infos = { email: 'sans-captcha@exemple.fr', civilite: 'M', prenom: 'Paul', nom: 'Essai' }
    const creation = await app.inject({
      method: 'POST',
      url: '/oauth2/utilisateur/cycle/creer',
      headers,
      payload: { infos, motPasse: testPassword },
    })
    expect(creation.statusCode).toBe(400)
  }
  await settled(office)
  expect(mailed(person.email)).toEqual([])
  expect(await db.selectFrom('compte').select('uuid').where('email', '=', 'sans-captcha@exemple.fr').execute()).toEqual([])
})

test('[MAIL-02] the mailed link opens the page where a password is chosen, its code in the address', async () => {
  const person = await withPassword(office)
  await ask(person.email)
  const { pathname, origin, searchParams } = linkOf(await mailTo(office, person.email, reset))
  expect([origin, pathname]).toEqual([office.settings.baseUrl, '/utilisateur/motdepasseoublie'])
  expect(searchParams.get('code')).toMatch(/^[\w-]{32}$/)
})

test('[SRV-15, ACCOUNT-10, API-17, API-18] checking a link tells whether it is valid and never uses it up', async () => {
  const person = await withPassword(office)
  await ask(person.email)
  const code = await codeMailedTo(office, person.email)
  for (let times = 0; times < 3; times += 1) expect(await check(code)).toEqual({ valide: true })
  expect((await app.inject({ method: 'HEAD', url, query: { code } })).statusCode).toBeLessThan(500)
  expect((await choose(code)).statusCode).toBe(200)
  expect(await check(code)).toEqual({ valide: false })
  expect(await check('inconnu')).toEqual({ valide: false })
})

test('[SRV-16, API-16, API-18] a good link sets the password, returns the e-mail to sign in with, and ends every session', async () => {
  const { email } = await withPassword(office)
  const before = await signedIn(office, email)
  await ask(email)
  const answer = await choose(await codeMailedTo(office, email, reset))
  expect([answer.statusCode, answer.json()]).toEqual([200, { email }])
  expect((await whoAmI(office, before.access_token)).status).toBe(401)
  expect((await signedIn(office, email, nouveau)).access_token).toBeTruthy()
})

test('[SRV-16] a password that breaks the rule is refused on its field and leaves the link valid', async () => {
  const person = await withPassword(office)
  await ask(person.email)
  const code = await codeMailedTo(office, person.email)
  const answer = await choose(code, 'tropcourt')
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ errors: { field: string }[] }>().errors).toMatchObject([{ field: 'motPasse' }])
  expect(await check(code)).toEqual({ valide: true })
})

test('[ACCOUNT-12] a password link is good for one hour', async () => {
  const person = await withPassword(office)
  await ask(person.email)
  const code = await codeMailedTo(office, person.email)
  const at = office.clock.at.getTime()
  office.clock.at = new Date(at + 59 * 60_000)
  expect(await check(code)).toEqual({ valide: true })
  office.clock.at = new Date(at + 61 * 60_000)
  expect(await check(code)).toEqual({ valide: false })
  expect((await choose(code)).statusCode).toBe(412)
})

test('[ACCOUNT-11] a used, an expired and an unknown link are refused with the same sentence', async () => {
  const person = await withPassword(office)
  await ask(person.email)
  const code = await codeMailedTo(office, person.email)
  await choose(code)
  const [used, unknown] = [await choose(code), await choose('inconnu')]
  expect([used.statusCode, unknown.statusCode]).toEqual([412, 412])
  expect(used.json<{ globalErrors: unknown }>().globalErrors).toEqual([{ defaultMessage: 'Ce lien a déjà été utilisé ou a expiré.' }])
  expect(used.body).toBe(unknown.body)
})

test('[ACCOUNT-12] the hash of a code is kept, never the code; of four links requested, the first no longer works', async () => {
  const person = await withPassword(office)
  for (let asked = 0; asked < 4; asked += 1) {
    await ask(person.email)
    await eventually(() => mailed(person.email).length === asked + 1)
    office.clock.at = new Date(office.clock.at.getTime() + 1000)
  }
  const codes = mailed(person.email).map((mail) => linkOf(mail).searchParams.get('code') ?? '')
  const kept = await db.selectFrom('lien').selectAll().where('compte', '=', person.uuid).execute()
  expect(kept).toHaveLength(3)
  for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code)
  expect(await Promise.all(codes.map(check))).toEqual([false, true, true, true].map((valide) => ({ valide })))
})

test('[ACCOUNT-09] an activation code is good for seven days', async () => {
  const at = office.clock.at.getTime()
  const activate = async (email: string, after: number) => {
    office.clock.at = new Date(at)
    await insertInactive(email, '-')
    await ask(email)
    const code = await codeMailedTo(office, email)
    office.clock.at = new Date(at + after)
    return token(visitor(office.settings.baseUrl), { grant_type: 'verification_code', code })
  }
  const week = 7 * 86_400_000
  expect((await activate('septieme-jour@exemple.fr', week - 1000)).status).toBe(200)
  expect((await activate('huitieme-jour@exemple.fr', week + 1000)).status).toBe(400)
  office.clock.at = new Date(at)
})

test('eight uses of one link at once set one password, and the other link of the account stops working', async () => {
  const person = await withPassword(office)
  await ask(person.email)
  await ask(person.email)
  await eventually(() => mailed(person.email).length === 2)
  const [code = '', sibling = ''] = mailed(person.email).map((mail) => linkOf(mail).searchParams.get('code') ?? '')
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => choose(code, `${nouveau} ${index}`)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 412)])
  expect((await choose(sibling)).statusCode).toBe(412)
})

test('eight simultaneous uses of one activation code activate once, and the other code stops working', async () => {
  await insertInactive('huit-activations@exemple.fr', '-')
  const { uuid } = await db.selectFrom('compte').select('uuid').where('email', '=', 'huit-activations@exemple.fr').executeTakeFirstOrThrow()
  const [code = '', sibling = ''] = await db.transaction().execute(async (trx) => {
    const codes = []
    for (let made = 0; made < 2; made += 1) codes.push(await createLien(trx, office.now(), uuid, 'ACTIVATION', 60_000))
    return codes
  })
  const activate = (used: string) =>
    visitor(office.settings.baseUrl).go('/oauth2/token', {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'portail', client_secret: 'portail', grant_type: 'verification_code', code: used }),
    })
  const answers = await Promise.all(Array.from({ length: 8 }, () => activate(code)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 400)])
  expect((await activate(sibling)).status).toBe(400)
})

test('an account opened by the support is activated by choosing its password', async () => {
  const email = 'telephone@exemple.fr'
  await insertInactive(email, null)
  await ask(email)
  const code = await codeMailedTo(office, email)
  office.clock.at = new Date(office.clock.at.getTime() + 6 * 86_400_000)
  expect((await choose(code)).statusCode).toBe(200)
  expect((await signedIn(office, email, nouveau)).access_token).toBeTruthy()
})

test('a link mailed before the account was closed does not work', async () => {
  const person = await withPassword(office)
  await ask(person.email)
  const code = await codeMailedTo(office, person.email)
  await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', person.uuid).execute()
  expect(await check(code)).toEqual({ valide: false })
  expect((await choose(code)).statusCode).toBe(412)
})

test('[ACCOUNT-03, API-14] the password given at the creation signs in once the account is active', async () => {
  const email = 'avec-mot-de-passe@exemple.fr'
  const infos = { email, civilite: 'MME', prenom: 'Élise', nom: 'Exemple' }
  const create = async (payload: object) =>
    app.inject({ method: 'POST', url: '/oauth2/utilisateur/cycle/creer', headers: await captcha(office), payload })
  expect((await create({ infos })).json<{ errors: unknown }>().errors).toMatchObject([{ field: 'motPasse' }])
  expect((await create({ infos, motPasse: testPassword })).statusCode).toBe(204)
  const code = await codeMailedTo(office, email, 'Activez votre compte')
  await visitor(office.settings.baseUrl).go('/oauth2/token', {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'portail', client_secret: 'portail', grant_type: 'verification_code', code }),
  })
  expect((await signedIn(office, email)).access_token).toBeTruthy()
})

test('[ACCOUNT-02] the postal address given at the creation of an account is stored', async () => {
  const email = 'avec-adresse@exemple.fr'
  const adresse = { adresse: '7 rue des Orgues', complementAdresse: 'Escalier B', codePostal: '68000', ville: 'Colmar' }
  const payload = { infos: { email, civilite: 'MME', prenom: 'Élise', nom: 'Exemple', ...adresse }, motPasse: testPassword }
  const headers = await captcha(office)
  expect((await app.inject({ method: 'POST', url: '/oauth2/utilisateur/cycle/creer', headers, payload })).statusCode).toBe(204)
  const { access_token: access } = await visitor(office.settings.baseUrl)
    .go('/oauth2/token', {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'portail',
        client_secret: 'portail',
        grant_type: 'verification_code',
        code: await codeMailedTo(office, email, 'Activez votre compte'),
      }),
    })
    .then((answer) => answer.json() as Promise<{ access_token: string }>)
  const answer = await app.inject({ method: 'POST', url: '/api/utilisateur/authenticate', headers: { authorization: `Bearer ${access}` } })
  expect(answer.json()).toMatchObject({ email, ...adresse })
})

test('the data of a deferred job is erased once it is done', async () => {
  const email = 'efface@exemple.fr'
  await app.inject({
    method: 'POST',
    url: '/oauth2/utilisateur/cycle/creer',
    headers: await captcha(office),
    payload: { infos: { email, civilite: 'M', prenom: 'Paul', nom: 'Essai' }, motPasse: testPassword },
  })
  await mailTo(office, email)
  const { rows } = await db.executeQuery(CompiledQuery.raw("select data from travaux.job where data::text like '%efface@%'"))
  expect(rows).toEqual([])
})
