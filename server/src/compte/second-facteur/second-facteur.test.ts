import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { submitDepot } from '../../../test/filings.ts'
import { eventually, testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { account, signingIn } from '../../../test/staff-sign-in.ts'
import { codeAt } from '../../../test/totp.ts'
import { buildApp } from '../../app/app.ts'
import { actesDe } from '../../core/actes.ts'
import { sealFormerCles } from './seal-former-cles.ts'

const office = await testOffice({ SECOND_FACTEUR: 'oui', ESSAIS_PAR_ADRESSE: '1000' }, true)
const { db, clock, settings, mails } = office
const admin = await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })
const asked = '/login/second-facteur'
const wrong = '/login/second-facteur?error'
const signedIn = /^\/oauth2\/authorize\//

const later = (seconds: number) => (clock.at = new Date(clock.at.getTime() + seconds * 1000))
const clerkAccount = () => account(db, ['USAGER', 'GREFFE'], ['TJ-STRASBOURG'])
/** A clerk with an enrolled application, and its key. The clock is one minute later, so that no code is used up. */
const enrolled = async () => {
  const clerk = await clerkAccount()
  const browser = await signingIn(settings.baseUrl, clerk.email)
  await browser.password()
  const cle = (await browser.key()).inscription?.cle ?? ''
  expect(await browser.code(codeAt(cle, clock.at))).toMatch(signedIn)
  later(60)
  return { ...clerk, cle }
}
const atTheCode = async ({ email }: { email: string }) => {
  const browser = await signingIn(settings.baseUrl, email)
  expect(await browser.password()).toBe(asked)
  return browser
}

test('codes match the test vectors of RFC 6238, appendix B', () => {
  const cle = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect([59, 1_111_111_109, 20_000_000_000].map((second) => codeAt(cle, new Date(second * 1000)))).toEqual(['287082', '081804', '353130'])
})

test('[STAFF-01] [PERM-01] a clerk enrols at the first sign-in and then reaches the queue of their court only; the token carries the authority', async () => {
  const clerk = await clerkAccount()
  const browser = await atTheCode(clerk)
  const { inscription } = await browser.key()
  const cle = inscription?.cle.replaceAll(' ', '') ?? ''
  expect(inscription?.cle).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const uri = new URL(inscription?.uri ?? '')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: cle, algorithm: 'SHA1', digits: '6', period: '30' })
  expect(decodeURIComponent(uri.pathname)).toContain(clerk.email)
  // A QR code has a dark ring in three of its corners.
  const { chemin = '', cote = 0 } = inscription?.qr ?? {}
  for (const [x, y] of [
    [0, 0],
    [cote - 1, 0],
    [0, cote - 1],
  ])
    expect(chemin).toContain(`M${x} ${y}h1v1h-1z`)
  expect((await db.selectFrom('compte').select('totp_cle').where('uuid', '=', clerk.uuid).executeTakeFirstOrThrow()).totp_cle).toBeNull()

  // The database never holds the key in clear text, neither during nor after the enrolment: a copy could not make codes.
  const kept = async () =>
    JSON.stringify([
      await db.selectFrom('second_facteur_attendu').selectAll().where('compte', '=', clerk.uuid).execute(),
      await db.selectFrom('compte').selectAll().where('uuid', '=', clerk.uuid).execute(),
    ])
  expect(await kept()).not.toContain(cle)
  const tokens = await browser.tokens(await browser.code(`${codeAt(cle, clock.at).slice(0, 3)} ${codeAt(cle, clock.at).slice(3)}`))
  expect(await kept()).not.toContain(cle)
  expect(decodeJwt(tokens.access_token)['authorities']).toEqual(['USAGER', 'GREFFE'])
  const bearer = { authorization: `Bearer ${tokens.access_token}` }
  const filed = await submitDepot(office, admin)
  const queue = await office.app.inject({ url: '/api/greffe/requete', headers: bearer })
  const { content } = queue.json<{ content: { numero: string }[] }>()
  expect(content.map(({ numero }) => numero)).toEqual([filed.json<{ numero: string }>().numero])
  await db.updateTable('agent_tribunal').set({ tribunal: 'TJ-COLMAR' }).where('compte', '=', clerk.uuid).execute()
  const elsewhere = await office.app.inject({ url: '/api/greffe/requete', headers: bearer })
  expect(elsewhere.json<{ content: unknown[] }>().content).toEqual([])
  const who = await office.app.inject({ method: 'POST', url: '/api/utilisateur/authenticate', headers: bearer })
  expect(who.json<{ tribunaux: { id: string }[] }>().tribunaux.map(({ id }) => id)).toEqual(['TJ-COLMAR'])
  expect((await actesDe(db, 'compte', clerk.uuid)).map(({ type }) => type)).toEqual(['SECOND_FACTEUR'])
  const mail = await eventually(() => mails.find(({ destinataire }) => destinataire === clerk.email))

  // Once the account is enrolled, no page shows the key any more.
  later(60)
  const again = await atTheCode(clerk)
  const seen = [
    await (await again.person.go('/login/second-facteur/cle')).text(),
    who.body,
    mail.texte,
    (await office.app.inject({ url: `/api/administration/compte/${clerk.uuid}`, headers: admin.bearer })).body,
    JSON.stringify(await db.selectFrom('securite').selectAll().execute()),
    JSON.stringify(await actesDe(db, 'compte', clerk.uuid)),
  ]
  expect(seen[0]).toBe('{"inscription":null}')
  for (const body of seen) expect(body.includes(cle) || body.includes(inscription?.cle ?? '')).toBe(false)
  await again.tokens(await again.code(codeAt(cle, clock.at)))
})

test('the right password alone does not sign in', async () => {
  const clerk = await enrolled()
  const browser = await atTheCode(clerk)
  const uid = browser.person.jar.get('_interaction') ?? ''
  const answer = await browser.person.go(`/oauth2/authorize/${uid}`)
  expect(answer.headers.get('location') ?? '').not.toContain('oauth_callback')
  expect(await db.selectFrom('session').selectAll().where('compte', '=', clerk.uuid).execute()).toEqual([])
})

test('a person who goes back to the password before enrolling gets the same key', async () => {
  const browser = await atTheCode(await clerkAccount())
  const first = await browser.key()
  expect(await browser.password()).toBe(asked)
  expect(await browser.key()).toEqual(first)
})

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a code %i steps away is accepted: %s', async (steps, accepted) => {
  const clerk = await enrolled()
  const browser = await atTheCode(clerk)
  const to = await browser.code(codeAt(clerk.cle, clock.at, steps))
  if (accepted) expect(to).toMatch(signedIn)
  else expect(to).toBe(wrong)
})

test('a code pasted with spaces and invisible characters is accepted', async () => {
  const clerk = await enrolled()
  const code = codeAt(clerk.cle, clock.at)
  const pasted = `\u202A${code.slice(0, 3)}\u2009${code.slice(3)}\u200B\u202C`
  expect(await (await atTheCode(clerk)).code(pasted)).toMatch(signedIn)
})

test('a code works once, and no earlier code works after it', async () => {
  const clerk = await enrolled()
  expect(await (await atTheCode(clerk)).code(codeAt(clerk.cle, clock.at))).toMatch(signedIn)
  const browser = await atTheCode(clerk)
  expect(await browser.code(codeAt(clerk.cle, clock.at))).toBe(wrong)
  expect(await browser.code(codeAt(clerk.cle, clock.at, -1))).toBe(wrong)
  later(30)
  expect(await browser.code(codeAt(clerk.cle, clock.at))).toMatch(signedIn)
})

test('eight simultaneous posts of one code give one sign-in', async () => {
  const clerk = await enrolled()
  const browser = await atTheCode(clerk)
  const code = codeAt(clerk.cle, clock.at)
  const places = await Promise.all(Array.from({ length: 8 }, () => browser.code(code)))
  const reached = places.filter((place) => signedIn.test(place))
  expect(reached).toHaveLength(1)
  expect(places.filter((place) => place === '/startlogin')).toHaveLength(7)
  await browser.tokens(reached[0] ?? '')
  expect(await db.selectFrom('session').selectAll().where('compte', '=', clerk.uuid).execute()).toHaveLength(1)
})

test('eight browsers that post one code at once give one sign-in', async () => {
  const clerk = await enrolled()
  const browsers = await Promise.all(Array.from({ length: 8 }, () => atTheCode(clerk)))
  const places = await Promise.all(browsers.map((browser) => browser.code(codeAt(clerk.cle, clock.at))))
  expect(places.filter((place) => signedIn.test(place))).toHaveLength(1)
  expect(places.filter((place) => place === wrong)).toHaveLength(7)
})

test('an awaited code is bound to its browser and lasts ten minutes', async () => {
  const clerk = await enrolled()
  const browser = await atTheCode(clerk)
  const code = codeAt(clerk.cle, clock.at)
  const stranger = await signingIn(settings.baseUrl, clerk.email)
  expect((await stranger.person.go('/login/second-facteur/cle')).status).toBe(404)
  const page = await stranger.person.go(asked)
  expect([page.status, page.headers.get('location')]).toEqual([303, '/startlogin'])
  expect(await stranger.code(code)).toBe('/startlogin')
  stranger.person.jar.clear()
  expect(await stranger.code(code)).toBe('/startlogin')
  expect((await browser.person.go(asked)).status).toBe(200)
  later(601)
  expect(await browser.code(codeAt(clerk.cle, clock.at))).toBe('/startlogin')
})

test('wrong codes are limited, together with wrong passwords, across restarts and over a day', async () => {
  const clerk = await enrolled()
  const fail = async (times: number) => {
    const browser = await atTheCode(clerk)
    for (let tries = 0; tries < times; tries += 1) expect(await browser.code('000000')).toBe(wrong)
    return browser
  }
  const browser = await fail(10)
  const right = { code: codeAt(clerk.cle, clock.at) }
  const refused = await browser.post(asked, right)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
  const shown = await browser.post(asked, right, { accept: 'text/html' })
  expect([shown.status, shown.headers.get('location')]).toEqual([303, `${asked}?attente=15`])
  expect(await (await signingIn(settings.baseUrl, clerk.email)).password()).toBe('')

  const restarted = await buildApp(office)
  const cookie = [...browser.person.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const form = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
  const after = await restarted.inject({ method: 'POST', url: asked, headers: form, payload: `code=${right.code}` })
  expect(after.statusCode).toBe(429)
  await restarted.close()

  later(901)
  await fail(10)
  later(901)
  expect((await (await atTheCode(clerk)).post(asked, { code: codeAt(clerk.cle, clock.at) })).status).toBe(429)
  later(86_400)
  expect(await (await atTheCode(clerk)).code(codeAt(clerk.cle, clock.at))).toMatch(signedIn)
})

test('a second factor removed by the support is enrolled again with another key, and its sessions have ended', async () => {
  const clerk = await enrolled()
  const browser = await atTheCode(clerk)
  const tokens = await browser.tokens(await browser.code(codeAt(clerk.cle, clock.at)))
  const forgotten = await office.app.inject({
    method: 'POST',
    url: `/api/administration/compte/${clerk.uuid}/second-facteur/retrait`,
    headers: admin.bearer,
  })
  expect(forgotten.statusCode).toBe(204)
  const bearer = { authorization: `Bearer ${tokens.access_token}` }
  expect((await office.app.inject({ method: 'POST', url: '/api/utilisateur/authenticate', headers: bearer })).statusCode).toBe(401)
  later(60)
  const again = await atTheCode(clerk)
  const cle = (await again.key()).inscription?.cle ?? ''
  expect([cle.length, cle === clerk.cle]).toEqual([39, false])
  expect(await again.code(codeAt(clerk.cle, clock.at))).toBe(wrong)
  expect(await again.code(codeAt(cle, clock.at))).toMatch(signedIn)
})

test('an account closed between the password and the code does not sign in', async () => {
  const clerk = await enrolled()
  const browser = await atTheCode(clerk)
  await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', clerk.uuid).execute()
  expect(await browser.code(codeAt(clerk.cle, clock.at))).toBe('/startlogin')
})

test('administrators and judges must give a code too, ordinary users never; the token of a judge carries the authority', async () => {
  const judge = await atTheCode(await account(db, ['USAGER', 'JUGE'], ['TJ-STRASBOURG']))
  const cle = (await judge.key()).inscription?.cle.replaceAll(' ', '') ?? ''
  const { access_token } = await judge.tokens(await judge.code(codeAt(cle, clock.at)))
  expect(decodeJwt(access_token)['authorities']).toEqual(['USAGER', 'JUGE'])
  await atTheCode(await account(db, ['USAGER', 'ADMINISTRATION']))
  const user = await signingIn(settings.baseUrl, (await account(db, ['USAGER'])).email)
  expect(await user.password()).toMatch(signedIn)
})

test('with SECOND_FACTEUR=non nobody is asked for a code', async () => {
  const without = await testOffice({ SECOND_FACTEUR: 'non' }, true)
  const clerk = await account(without.db, ['USAGER', 'GREFFE'], ['TJ-STRASBOURG'])
  const browser = await signingIn(without.settings.baseUrl, clerk.email)
  const { access_token } = await browser.tokens(await browser.password())
  expect(decodeJwt(access_token)['authorities']).toEqual(['USAGER', 'GREFFE'])
})

test('a key stored in clear text by an older server is sealed at the start and still works', async () => {
  const cle = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const clerk = await clerkAccount()
  await db.updateTable('compte').set({ totp_cle: cle }).where('uuid', '=', clerk.uuid).execute()
  const kept = () => db.selectFrom('compte').select('totp_cle').where('uuid', '=', clerk.uuid).executeTakeFirstOrThrow()
  await sealFormerCles(office)
  const sealed = await kept()
  expect(sealed.totp_cle).not.toContain(cle)
  await sealFormerCles(office)
  expect(await kept()).toEqual(sealed)
  const browser = await atTheCode(clerk)
  await browser.tokens(await browser.code(codeAt(cle, clock.at)))
})
