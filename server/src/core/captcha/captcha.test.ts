import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually, testOffice } from '../../../test/office.ts'
import { samples } from '../../../test/spectrum.ts'
import { captchaText } from './image.ts'
import { consumeCaptcha } from './sql.ts'

const office = await testOffice()
const { app, db, now, clock } = office

const fresh = async (service: 'api' | 'oauth2'): Promise<string> =>
  String((await app.inject(`/${service}/captcha`)).headers['x-captcha-id'])
const listen = (service: 'api' | 'oauth2', id: string) => app.inject(`/${service}/captcha/${id}/audio`)
const use = (service: 'api' | 'oauth2', id: string, saisie = 'ABCDEF') => consumeCaptcha(db, service, id, saisie, now())
const unknown = async () => (await listen('api', crypto.randomUUID())).body

test.each(['api', 'oauth2'] as const)(
  '[CAPTCHA-09] the captcha of %s is read aloud, differently each time, and stays good',
  async (service) => {
    const id = await fresh(service)
    const [one, two] = [await listen(service, id), await listen(service, id)]
    expect([one.statusCode, one.headers['content-type'], one.headers['cache-control']]).toEqual([200, 'audio/wav', 'no-store'])
    expect(one.rawPayload.length).toBeLessThan(1_000_000)
    expect(samples(one.rawPayload).length / 16_000).toBeGreaterThan(6)
    expect(one.rawPayload.equals(two.rawPayload)).toBe(false)
    expect(await use(service, id)).toBe('exact')
  },
)

test.each(['api', 'oauth2'] as const)(
  '[SRV-17] the captcha of %s is an image whose number is in a header that scripts of other origins may read; it serves once, of its service, in its ten minutes',
  async (service) => {
    const answer = await app.inject(`/${service}/captcha`)
    expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.subarray(1, 4).toString()]).toEqual([
      200,
      'image/png',
      'PNG',
    ])
    expect(answer.headers['access-control-expose-headers']).toBe('x-captcha-id')
    const id = String(answer.headers['x-captcha-id'])
    expect(await use(service === 'api' ? 'oauth2' : 'api', await fresh(service))).toBe('expire')
    expect([await use(service, id), await use(service, id)]).toEqual(['exact', 'expire'])
    const late = await fresh(service)
    clock.at = new Date(clock.at.getTime() + 600_001)
    expect(await use(service, late)).toBe('expire')
  },
)

test('a captcha that is used, expired, unknown, of the other service or already played ten times is not played, with the same answer', async () => {
  const refused = { statusCode: 404, body: await unknown() }
  const used = await fresh('api')
  await use('api', used)
  expect(await listen('api', used)).toMatchObject(refused)

  expect(await listen('oauth2', await fresh('api'))).toMatchObject(refused)
  expect(await listen('api', await fresh('oauth2'))).toMatchObject(refused)
  expect((await listen('api', 'abc')).statusCode).toBe(400)

  const often = await fresh('oauth2')
  for (let turn = 0; turn < 10; turn += 1) expect((await listen('oauth2', often)).statusCode).toBe(200)
  expect(await listen('oauth2', often)).toMatchObject(refused)
  expect(await use('oauth2', often), 'the entry is still accepted').toBe('exact')

  const old = await fresh('api')
  clock.at = new Date(clock.at.getTime() + 600_001)
  expect(await listen('api', old)).toMatchObject(refused)
})

test('[CAPTCHA-09] a captcha is good for ten minutes and not a moment more', async () => {
  const [inTime, late] = [await fresh('oauth2'), await fresh('oauth2')]
  clock.at = new Date(clock.at.getTime() + 600_000)
  expect(await use('oauth2', inTime)).toBe('exact')
  clock.at = new Date(clock.at.getTime() + 1)
  expect(await use('oauth2', late)).toBe('expire')
})

test('[CAPTCHA-09] one id is one try, right or wrong, also when eight tries come at once or to the other service', async () => {
  const id = await fresh('api')
  const verdicts = await Promise.all(Array.from({ length: 8 }, () => use('api', id)))
  expect(verdicts.toSorted()).toEqual(['exact', ...Array.from({ length: 7 }, () => 'expire')])
  const wrong = await fresh('api')
  expect(await use('api', wrong, 'FAUXXX')).toBe('faux')
  expect(await use('api', wrong)).toBe('expire')
  const elsewhere = await fresh('api')
  expect(await use('oauth2', elsewhere)).toBe('expire')
  expect(await use('api', elsewhere), 'consumed before comparing').toBe('expire')
})

test('of six right answers that all find the captcha, one succeeds', async () => {
  const id = await fresh('api')
  let verdicts: Promise<string[]> = Promise.resolve([])
  await db.transaction().execute(async (trx) => {
    // The row lock keeps the captcha in place until all six calls wait for it.
    await trx.selectFrom('captcha').select('id').where('id', '=', id).forUpdate().execute()
    verdicts = Promise.all(Array.from({ length: 6 }, () => use('api', id)))
    // On another connection: a transaction keeps the activity snapshot of its first read.
    const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await eventually(async () => (await waiting.execute(db)).rows.length === 6)
  })
  expect((await verdicts).toSorted()).toEqual(['exact', ...Array.from({ length: 5 }, () => 'expire')])
})

test.each([
  ['abcdef', 'exact'],
  [' ABCdef ', 'exact'],
  ['ABCDE', 'faux'],
  ['ABCDEFG', 'faux'],
  ['', 'faux'],
])('what was read is compared whole, whatever the case: %j', async (saisie, verdict) => {
  expect(await use('api', await fresh('api'), saisie)).toBe(verdict)
})

test.each<[string, Record<string, string | string[]>]>([
  ['no header', {}],
  ['no id', { 'x-captcha-saisie': 'ABCDEF' }],
  ['an id of no form', { 'x-captcha-id': 'abc', 'x-captcha-saisie': 'ABCDEF' }],
  ['an empty id', { 'x-captcha-id': '', 'x-captcha-saisie': 'ABCDEF' }],
  ['no entry', { 'x-captcha-id': 'FRESH' }],
  ['an empty entry', { 'x-captcha-id': 'FRESH', 'x-captcha-saisie': ' ' }],
  ['two ids', { 'x-captcha-id': ['FRESH', 'FRESH'], 'x-captcha-saisie': 'ABCDEF' }],
  ['two entries', { 'x-captcha-id': 'FRESH', 'x-captcha-saisie': ['ABCDEF', 'GHJKMN'] }],
])('[CAPTCHA-03] [CAPTCHA-07] an account is not created with %s: 400, and nothing is written', async (_, headers) => {
  const id = await fresh('oauth2')
  const put = (value: string) => value.replace('FRESH', id)
  const answer = await app.inject({
    method: 'POST',
    url: '/oauth2/utilisateur/cycle/creer',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.map(put) : put(value)])),
    payload: { infos: { email: 'personne@exemple.fr', civilite: 'M', prenom: 'Paul', nom: 'Nouveau' }, motPasse: 'Un mot de passe 1' },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ errors: unknown[] }>().errors.length).toBeGreaterThan(0)
  expect(await db.selectFrom('compte').select('uuid').where('email', '=', 'personne@exemple.fr').execute()).toEqual([])
})

/** Pairs of confused signs, from docs/decisions/0132. */
const confused = '0/O 0/D 0/Q O/D O/Q 1/I 1/L I/L 2/Z 5/S 8/B 7/Z 7/T U/V V/Y A/4 A/H A/R 4/X 9/G 6/G C/G 3/J 3/B P/D N/Y M/N E/F'.split(
  ' ',
)

test('[CAPTCHA-09] a text is six signs; no two signs can be confused, and each is drawn equally often', () => {
  const texts = Array.from({ length: 2000 }, captchaText)
  expect(texts.filter((text) => !/^[A-Z0-9]{6}$/.test(text))).toEqual([])
  const signs = new Set(texts.join(''))
  expect([...signs].toSorted().join('')).toBe('369CEHKMPRTUWXY')
  expect(confused.filter((pair) => pair.split('/').every((sign) => signs.has(sign)))).toEqual([])
})
