import { beforeEach, describe, expect, test } from 'vitest'
import { textesLectures } from 'domain/rattachements/textes/lectures'
import { captcha } from '../../../test/accounts.ts'
import { judge } from '../../../test/judges.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { makeVersion } from '../../../test/versions.ts'
import { dayOfLectures } from './log.ts'
import { forgetLectures } from './sql.ts'

const office = await testOffice({ LECTURES_PAR_HEURE: '2', LECTURES_PAR_JOUR: '5' })
const { app, db, clock } = office
const start = new Date('2026-11-20T10:00:00Z')
const minute = 60_000
const hour = 60 * minute

const attached = await someone(office)
const numeros = await Promise.all(
  Array.from({ length: 7 }, async () => (await aRegisteredAssociation(office, { rattaches: [{ personne: attached }] })).numero),
)

beforeEach(() => {
  clock.at = start
})

const at = (milliseconds: number) => {
  clock.at = new Date(start.getTime() + milliseconds)
}
const read = (who: Someone, rank: number, suite = '') =>
  app.inject({ url: `/api/association/${numeros[rank]}${suite}`, headers: who.bearer })
const statuses = async (who: Someone, ...ranks: number[]) => {
  const found: number[] = []
  for (const rank of ranks) found.push((await read(who, rank)).statusCode)
  return found
}
const renew = async (who: Someone, headers?: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/utilisateur/lectures',
    headers: { ...who.bearer, ...(headers ?? (await captcha(office, 'api'))) },
  })
const lines = async (who: Someone) =>
  (
    await db
      .selectFrom('securite')
      .select('detail')
      .where('compte', '=', who.uuid)
      .where('type', '=', 'PERSONNES_LUES')
      .orderBy('id')
      .execute()
  ).map(({ detail }) => detail)

test('beyond the hourly limit, the refusal asks for a captcha, and reading works again once it is solved', async () => {
  const who = await someone(office)
  expect(await statuses(who, 0, 1)).toEqual([200, 200])
  const refusal = await read(who, 2)
  const defaultMessage = textesLectures.captcha(2)
  expect([refusal.statusCode, refusal.json().errors, refusal.headers['retry-after']]).toEqual([
    429,
    [{ field: 'captcha', defaultMessage }],
    '3600',
  ])
  const wrong = await renew(who, { ...(await captcha(office, 'api')), 'x-captcha-saisie': 'FAUXXX' })
  expect([wrong.statusCode, (await read(who, 2)).statusCode]).toEqual([400, 429])
  at(minute)
  expect((await renew(who)).statusCode).toBe(204)
  at(minute + 1)
  expect(await statuses(who, 2, 3, 4)).toEqual([200, 200, 429])
})

test('reading works again without a captcha exactly one hour later, and not one millisecond before', async () => {
  const who = await someone(office)
  await statuses(who, 0, 1)
  at(hour - 1)
  expect(await statuses(who, 2)).toEqual([429])
  at(hour)
  expect(await statuses(who, 2)).toEqual([200])
})

test('beyond the daily limit, no captcha helps and the refusal says until when', async () => {
  const who = await someone(office)
  for (const rank of [0, 1, 2, 3, 4]) {
    at(rank * minute)
    await renew(who)
    at(rank * minute + 1)
    expect(await statuses(who, rank)).toEqual([200])
  }
  await renew(who)
  at(10 * minute)
  const refusal = await read(who, 5)
  expect([refusal.statusCode, refusal.json()]).toEqual([
    429,
    { message: textesLectures.epuisees(5, new Date(start.getTime() + 24 * hour + 1)), errors: [], globalErrors: [expect.anything()] },
  ])
  at(24 * hour)
  expect(await statuses(who, 5)).toEqual([429])
  at(24 * hour + 1)
  expect(await statuses(who, 5)).toEqual([200])
})

test('a sheet read again within the hour, in another version or as an extract, counts once; the extract of another sheet counts too', async () => {
  const who = await someone(office)
  await makeVersion(office, numeros[0] ?? '', (contenu) => contenu)
  for (const suite of ['', '?version=1', '/extrait', '']) expect((await read(who, 0, suite)).statusCode, suite).toBe(200)
  expect((await read(who, 1, '/extrait')).statusCode).toBe(200)
  expect((await read(who, 2, '/extrait')).statusCode).toBe(429)
  expect(await lines(who)).toEqual([
    { sujet: numeros[0], lecteur: 'compte' },
    { sujet: numeros[1], lecteur: 'compte' },
  ])
})

test('a sheet without persons, or one that does not exist, does not count', async () => {
  const who = await someone(office)
  const { numero } = await aRegisteredAssociation(office)
  const nobody = { physiques: [], morales: [] }
  await makeVersion(office, numero, (contenu) => ({
    ...contenu,
    members: { ...nobody, reprises: [] },
    indexMembres: [],
    fondateurs: nobody,
  }))
  await app.inject({ url: `/api/association/${numero}`, headers: who.bearer })
  await app.inject({ url: '/api/association/STR999999', headers: who.bearer })
  expect(await statuses(who, 0, 1, 2)).toEqual([200, 200, 429])
})

test('many simultaneous readings do not exceed the hourly limit', async () => {
  const who = await someone(office)
  const answers = await Promise.all(numeros.map((_, rank) => read(who, rank)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 429, 429, 429, 429, 429])
})

describe('the court, its judge and the attached users read their own sheets uncounted, and the log keeps it', async () => {
  const ours = await clerk(office, 'TJ-STRASBOURG')
  test.each([
    ['attached', attached, 'rattache'],
    ['clerk', ours, 'tribunal'],
    ['judge', await judge(office, 'TJ-STRASBOURG'), 'tribunal'],
  ])('%s', async (_, who, lecteur) => {
    expect(await statuses(who, 0, 1, 2, 3, 4, 5, 6)).toEqual(numeros.map(() => 200))
    expect(await lines(who)).toEqual(numeros.map((sujet) => ({ sujet, lecteur })))
  })
})

test('the clerk of another court and the support are counted like any account', async () => {
  for (const who of [await clerk(office, 'TJ-COLMAR'), await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })])
    expect(await statuses(who, 0, 1, 2)).toEqual([200, 200, 429])
})

test('readings are forgotten once a day old', async () => {
  const who = await someone(office)
  await statuses(who, 0)
  at(minute)
  await statuses(who, 1)
  await forgetLectures(db, new Date(start.getTime() + dayOfLectures - 24 * hour))
  const kept = await db.selectFrom('lecture_personnes').select('sujet').where('compte', '=', who.uuid).execute()
  expect(kept).toEqual([{ sujet: numeros[1] }])
})
