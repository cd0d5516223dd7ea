import { expect, test } from 'vitest'
import { captcha, codeMailedTo, linkOf, mailTo, testPassword, settled, signedIn, whoAmI, withPassword } from '../../test/accounts.ts'
import * as oidc from 'openid-client'
import { client } from '../../test/accounts.ts'
import { eventually, testOffice } from '../../test/office.ts'
import type { Someone } from '../../test/people.ts'

const office = await testOffice({ COURRIELS_PAR_HEURE: '100', COURRIELS_PAR_JOUR: '100', ESSAIS_PAR_ADRESSE: '1000' }, true)
const { app, db, mails, clock } = office
const nouveau = 'Un autre mot de passe 2'
const url = '/oauth2/utilisateur'

const changeInfos = (headers: Someone['bearer'], payload: object) => app.inject({ method: 'PUT', url: `${url}/mesinfos`, headers, payload })
const changePassword = (headers: Someone['bearer'], ancien: string, apres = nouveau) =>
  app.inject({ method: 'POST', url: `${url}/changeMotPasse`, headers, payload: { ancien, motPasse: apres } })
const changeEmail = (headers: Someone['bearer'], email: string, password = testPassword) =>
  app.inject({ method: 'POST', url: `${url}/mail`, headers, payload: { email, motPasse: password } })
const confirm = (code: string) => app.inject({ method: 'PUT', url: `${url}/mail`, payload: { code } })
const me = async (headers: Someone['bearer']) =>
  (await app.inject({ method: 'POST', url: '/api/utilisateur/authenticate', headers })).json<Record<string, unknown>>()
const mailed = (email: string) => mails.filter(({ destinataire }) => destinataire === email)

test('[SRV-10, API-11, API-18] a person changes their own details, and nobody else’s', async () => {
  const [person, other] = [await withPassword(office), await withPassword(office)]
  const infos = { civilite: 'M', prenom: 'Paul', nom: 'Nouveau', adresse: '1 rue des Tanneurs', codePostal: '67000', ville: 'Strasbourg' }
  const answer = await changeInfos(person.bearer, infos)
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(await me(person.bearer)).toMatchObject({ ...infos, complementAdresse: null, email: person.email })
  expect(await me(other.bearer)).toMatchObject({ prenom: 'Camille', nom: 'Essai' })
})

test('[SRV-10, API-11, ACCOUNT-14] civilite, first name and name are required; an e-mail sent along is refused and changes nothing', async () => {
  const person = await withPassword(office)
  const empty = await changeInfos(person.bearer, { prenom: ' ' })
  expect(empty.statusCode).toBe(400)
  expect(
    empty
      .json<{ errors: { field: string }[] }>()
      .errors.map(({ field }) => field)
      .toSorted(),
  ).toEqual(['civilite', 'nom', 'prenom'])
  const smuggled = await changeInfos(person.bearer, { civilite: 'M', prenom: 'Paul', nom: 'Nouveau', email: 'autre@exemple.fr' })
  expect(smuggled.statusCode).toBe(400)
  expect(await me(person.bearer)).toMatchObject({ email: person.email, prenom: 'Camille' })
})

test('[SRV-05] a refresh rotates the token and shows the details and the e-mail as they are now; a revoked or expired one is refused', async () => {
  const config = await client(office)
  const refuse = { error: 'invalid_grant', status: 400 }
  const { email } = await withPassword(office)
  const { bearer, refresh_token = '' } = await signedIn(office, email)
  await changeInfos(bearer, { civilite: 'M', prenom: 'Paul', nom: 'Rafraîchi' })
  await changeEmail(bearer, 'rafraichi@exemple.fr')
  await confirm(await codeMailedTo(office, 'rafraichi@exemple.fr'))
  const { access_token, refresh_token: next = '' } = await oidc.refreshTokenGrant(config, refresh_token)
  expect(await (await whoAmI(office, access_token)).json()).toMatchObject({
    prenom: 'Paul',
    nom: 'Rafraîchi',
    email: 'rafraichi@exemple.fr',
  })
  expect(next).not.toBe(refresh_token)
  const { refresh_token: last = '' } = await oidc.refreshTokenGrant(config, next)
  expect(last).not.toBe(next)

  const at = clock.at
  clock.at = new Date(at.getTime() + 3601 * 1000)
  await expect(oidc.refreshTokenGrant(config, last)).rejects.toMatchObject(refuse)
  clock.at = at
  const stranger = new oidc.Configuration(config.serverMetadata(), 'portail', {}, oidc.ClientSecretPost('autre'))
  oidc.allowInsecureRequests(stranger)
  await expect(oidc.refreshTokenGrant(stranger, last)).rejects.toMatchObject({ error: 'invalid_client', status: 401 })
  await app.inject({ method: 'POST', url: '/logout', headers: { authorization: `Bearer ${access_token}` } })
  await expect(oidc.refreshTokenGrant(config, last)).rejects.toMatchObject(refuse)
})

test('[SRV-11, API-12, API-18] a changed password ends every other session, keeps the current one, and works at the next sign-in', async () => {
  const { email } = await withPassword(office)
  const [here, elsewhere] = [await signedIn(office, email), await signedIn(office, email)]
  const answer = await changePassword(here.bearer, testPassword)
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect([(await whoAmI(office, here.access_token)).status, (await whoAmI(office, elsewhere.access_token)).status]).toEqual([200, 401])
  await expect(oidc.refreshTokenGrant(await client(office), elsewhere.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  })
  expect((await signedIn(office, email, nouveau)).access_token).toBeTruthy()
})

test('[SRV-11] a wrong old password and a new one that breaks the rule are refused, each on its field', async () => {
  const person = await withPassword(office)
  const wrong = await changePassword(person.bearer, 'Pas le bon 1')
  expect([wrong.statusCode, wrong.json<{ errors: unknown }>().errors]).toEqual([
    400,
    [{ field: 'ancien', defaultMessage: 'Le mot de passe est incorrect.' }],
  ])
  for (const [weak, said] of [
    ['sans majuscule', 'dont une majuscule'],
    ['Password123!', 'trop courant'],
    ['Camille-Essai-1', 'trop courant'],
  ] as const) {
    const answer = await changePassword(person.bearer, testPassword, weak)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ errors: unknown }>().errors).toMatchObject([{ field: 'motPasse', defaultMessage: expect.stringContaining(said) }])
  }
  expect((await changePassword(person.bearer, testPassword)).statusCode).toBe(204)
})

test('of eight simultaneous password changes from one old password, one succeeds', async () => {
  const person = await withPassword(office)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => changePassword(person.bearer, testPassword, `${nouveau} ${index}`)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(7)
})

test('a changed password cancels the links mailed before', async () => {
  const person = await withPassword(office)
  await changeEmail(person.bearer, 'lien-tue@exemple.fr')
  const code = await codeMailedTo(office, 'lien-tue@exemple.fr')
  await changePassword(person.bearer, testPassword)
  expect((await confirm(code)).statusCode).toBe(412)
})

test('[SRV-12, MAIL-03, API-13, API-18] a new address gets a link and the old one a warning; only using the link, once, changes the account', async () => {
  const person = await withPassword(office)
  const answer = await changeEmail(person.bearer, 'nouvelle@exemple.fr')
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  const mail = await mailTo(office, 'nouvelle@exemple.fr', 'Confirmez votre nouvelle adresse')
  expect(mail.texte).toContain('Ce lien est valable 20 minutes.')
  expect(linkOf(mail).pathname).toBe('/utilisateur/nouvelle-adresse')
  expect((await mailTo(office, person.email, 'Votre adresse courriel va changer')).texte).toContain(office.settings.TELEPHONE_SUPPORT)
  expect(await me(person.bearer)).toMatchObject({ email: person.email })
  const code = linkOf(mail).searchParams.get('code') ?? ''
  const used = await confirm(code)
  expect([used.statusCode, used.json()]).toEqual([200, { email: 'nouvelle@exemple.fr' }])
  expect(await me(person.bearer)).toMatchObject({ email: 'nouvelle@exemple.fr' })
  const again = await confirm(code)
  expect([again.statusCode, again.json<{ globalErrors: unknown }>().globalErrors]).toEqual([
    412,
    [{ defaultMessage: 'Ce lien a déjà été utilisé ou a expiré.' }],
  ])
})

test('[PROD-13] a person manages their own account: details, password, and the e-mail they sign in with', async () => {
  const { email } = await withPassword(office)
  const { bearer } = await signedIn(office, email)
  expect((await changeInfos(bearer, { civilite: 'M', prenom: 'Paul', nom: 'Nouveau' })).statusCode).toBe(204)
  expect((await changePassword(bearer, testPassword)).statusCode).toBe(204)
  const address = `paul.${email}`
  expect((await changeEmail(bearer, address, nouveau)).statusCode).toBe(204)
  await confirm(await codeMailedTo(office, address))
  const again = await signedIn(office, address, nouveau)
  expect(await me(again.bearer)).toMatchObject({ prenom: 'Paul', nom: 'Nouveau', email: address })
})

test('[CONST-12, ACCOUNT-22] the link to a new address is valid for twenty minutes', async () => {
  const [early, late] = [await withPassword(office), await withPassword(office)]
  await changeEmail(early.bearer, 'a-temps@exemple.fr')
  await changeEmail(late.bearer, 'trop-tard@exemple.fr')
  const codes = [await codeMailedTo(office, 'a-temps@exemple.fr'), await codeMailedTo(office, 'trop-tard@exemple.fr')] as const
  const at = clock.at.getTime()
  clock.at = new Date(at + 19 * 60_000 + 59_000)
  expect((await confirm(codes[0])).statusCode).toBe(200)
  clock.at = new Date(at + 20 * 60_000 + 1000)
  expect((await confirm(codes[1])).statusCode).toBe(412)
})

test('[API-13, X-69] the address alone, as the specification sends it, gets a 400 that names the missing field', async () => {
  const { bearer } = await withPassword(office)
  const answer = await app.inject({
    method: 'POST',
    url: '/oauth2/utilisateur/mail',
    headers: bearer,
    payload: { email: 'nouvelle-seule@exemple.fr' },
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      message: 'Veuillez vérifier votre saisie.',
      errors: [{ field: 'motPasse', defaultMessage: 'le champ est obligatoire' }],
      globalErrors: [],
    },
  ])
})

test('[SRV-12] the format is checked on the field; the same address and a wrong password are refused', async () => {
  const person = await withPassword(office)
  const errors = async (email: string, password?: string) => {
    const answer = await changeEmail(person.bearer, email, password)
    expect(answer.statusCode).toBe(400)
    return answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)
  }
  expect(await errors('sans-arobase')).toEqual(['email'])
  expect(await errors('')).toEqual(['email'])
  expect(await errors(person.email.toUpperCase())).toEqual(['email'])
  expect(await errors('autre@exemple.fr', 'Pas le bon 1')).toEqual(['motPasse'])
  await settled(office)
  expect(mailed('autre@exemple.fr')).toEqual([])
})

test('[SRV-12] an address already in use gets the same answer and the same warning; only its owner gets a mail about it, without a link', async () => {
  const [person, owner] = [await withPassword(office), await withPassword(office)]
  const answer = await changeEmail(person.bearer, owner.email.toUpperCase())
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect((await mailTo(office, owner.email)).sujet).toBe('Vous avez déjà un compte')
  expect(linkOf(await mailTo(office, owner.email)).searchParams.get('code')).toBeNull()
  expect((await mailTo(office, person.email)).sujet).toBe('Votre adresse courriel va changer')
})

test('[SRV-12] an address taken between the request and the click is refused like a used link', async () => {
  const [person, faster] = [await withPassword(office), await withPassword(office)]
  await changeEmail(person.bearer, 'convoitee@exemple.fr')
  const code = await codeMailedTo(office, 'convoitee@exemple.fr')
  await db.updateTable('compte').set({ email: 'Convoitee@exemple.fr' }).where('uuid', '=', faster.uuid).execute()
  expect((await confirm(code)).statusCode).toBe(412)
  expect(await me(person.bearer)).toMatchObject({ email: person.email })
})

test('of two accounts that confirm one address at once, one gets it', async () => {
  const codes: string[] = []
  for (const person of [await withPassword(office), await withPassword(office)]) {
    const before = mailed('disputee@exemple.fr').length
    await changeEmail(person.bearer, 'disputee@exemple.fr')
    await eventually(() => mailed('disputee@exemple.fr').length > before)
    codes.push(await codeMailedTo(office, 'disputee@exemple.fr'))
  }
  const answers = await Promise.all(codes.map(confirm))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
})

test('eight simultaneous uses of one new-address link change the address once; links mailed to the old address stop working', async () => {
  const person = await withPassword(office)
  await app.inject({
    method: 'POST',
    url: `${url}/cycle/oubli`,
    headers: await captcha(office),
    payload: { email: person.email },
  })
  const reset = await codeMailedTo(office, person.email, 'Choisissez un nouveau mot de passe')
  await changeEmail(person.bearer, 'huit-adresses@exemple.fr')
  const code = await codeMailedTo(office, 'huit-adresses@exemple.fr')
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(code)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 412)])
  expect((await app.inject({ url: `${url}/cycle/oubli`, query: { code: reset } })).json()).toEqual({ valide: false })
})
