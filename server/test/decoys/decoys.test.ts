import { trayViews } from 'contract/greffe/queue'
import { expect, test } from 'vitest'
import { whereJudgesSign } from '../judges.ts'
import { testOffice } from '../office.ts'
import { someone, type Someone } from '../people.ts'
import { aLife, type Life } from './life.ts'

const office = await testOffice({
  APPELS_PAR_MINUTE: '1000000',
  ESSAIS_PAR_ADRESSE: '1000000',
  LECTURES_PAR_HEURE: '1000000',
  LECTURES_PAR_JOUR: '1000000',
})
const { app } = office
const administrator = await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })
await whereJudgesSign(office, administrator.uuid, ['TJ-STRASBOURG', 'TJ-COLMAR'])

interface Question {
  method?: 'POST'
  url: string
  who: Someone
}
/** The requests of the pages of one association and its user. The life of another association must not change their answers. */
const ofTheAssociation = ({ association, requetes, lien, user, member, clerk, judge }: Life): Question[] => [
  ...[user, member, clerk].flatMap((who) => [
    { url: `/api/association/${association}`, who },
    { url: `/api/association/${association}/1/document`, who },
  ]),
  ...['/api/greffe/association/NUM', '/api/greffe/association/NUM/journal', '/api/greffe/association/NUM/transfert'].map((url) => ({
    url: url.replace('NUM', association),
    who: clerk,
  })),
  { url: `/api/association/${association}/succession`, who: user },
  ...requetes.flatMap((numero) => [
    ...[user, member, clerk].map((who) => ({ url: `/api/requete/${numero}`, who })),
    { url: `/api/depot/${numero}`, who: user },
    { url: `/api/greffe/requete/${numero}`, who: clerk },
    { url: `/api/greffe/requete/${numero}`, who: judge },
    { url: `/api/greffe/requete/${numero}/demande`, who: clerk },
  ]),
  { url: `/api/pieces/${lien}`, who: user },
  ...[
    '/api/requete',
    '/api/requete?etats=EN_COURS',
    '/api/requete?types=CREATION&size=10',
    '/api/brouillon',
    '/api/utilisateur/associations',
    '/api/utilisateur/invitations',
    '/api/utilisateur/suivies',
    '/api/utilisateur/donnees',
    '/api/utilisateur/fermeture',
    '/api/utilisateur/calendrier',
    '/oauth2/utilisateur/sessions',
  ].flatMap((url) => [user, member].map((who) => ({ url, who }))),
  ...['/api/utilisateur/dashboard-association', '/api/utilisateur/dashboard-requete'].flatMap((url) =>
    [user, member].map((who) => ({ method: 'POST' as const, url, who })),
  ),
]
/** The requests of the pages of a court. The life of another court must not change their answers. */
const ofTheCourt = ({ clerk, judge }: Life): Question[] => [
  ...trayViews.map((vue) => ({ url: `/api/greffe/requete?file=${vue}&size=100`, who: clerk })),
  ...[
    '/api/greffe/transfert',
    '/api/greffe/rattachement',
    '/api/greffe/rattachement-conteste',
    '/api/greffe/numerisation',
    '/api/greffe/statistiques?du=2026-01-01&au=2026-12-31',
  ].map((url) => ({ url, who: clerk })),
  { url: '/api/juge/requete', who: judge },
]
/** Each request with its answer. Refused requests must be refused both times, and not by mistake. */
const answers = async (questions: Question[]): Promise<Record<string, string>> => {
  const said: [string, string][] = []
  for (const [i, { method = 'GET', url, who }] of questions.entries()) {
    const { statusCode, body } = await app.inject({ method, url, headers: who.bearer })
    said.push([`${i} ${url}`, `${statusCode} ${body}`])
  }
  return Object.fromEntries(said)
}
/** Removes the staff of the court, which appears in all its files. */
const withoutStaff = (said: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(said).map(([question, body]) => [question, body.replaceAll(/"(collegues|signataires)":\[[^\]]*\]/g, '"$1":[]')]),
  )
const readable = (said: Record<string, string>) => Object.keys(said).filter((question) => said[question]?.startsWith('200'))

const mine = await aLife(office, 'TJ-STRASBOURG')
const [sheets, court] = [ofTheAssociation(mine), ofTheCourt(mine)]
// A first round, because some requests mark documents as read.
await answers([...sheets, ...court])
const alone = { sheets: await answers(sheets), court: await answers(court) }

test('most of these requests succeed, and those of the court return some content', () => {
  expect(readable(alone.sheets).length).toBeGreaterThan(50)
  expect(readable(alone.court)).toHaveLength(court.length)
})

test('a whole life at another court changes no answer of a court, nor of its associations and requests', async () => {
  await aLife(office, 'TJ-COLMAR', mine.clerk)
  expect(await answers(court)).toEqual(alone.court)
  expect(await answers(sheets)).toEqual(alone.sheets)
})

test('a whole life of another association of the same court changes no answer on an association, its requests and its users', async () => {
  await aLife(office, 'TJ-STRASBOURG')
  expect(withoutStaff(await answers(sheets))).toEqual(withoutStaff(alone.sheets))
})
