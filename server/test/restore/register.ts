import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { calls } from 'contract/app/calls'
import { openDatabase } from '../../src/core/database.ts'
import { migrate } from '../../src/core/migrate.ts'
import { loadReference } from '../../src/core/reference/load.ts'
import { seedDemonstration } from '../../src/app/seed/demonstration.ts'
import { settled } from '../accounts.ts'
import { testOffice, type TestOffice } from '../office.ts'
import { lines } from '../matrix/lines.ts'
import type { Line, Sent } from '../matrix/line.ts'
import { brouillonLines } from '../matrix/lines-brouillon.ts'
import { type Person, persons } from '../matrix/persons.ts'
import { buildWorld, callNames, type World } from '../matrix/world.ts'

/** What the server and the one that replaces it are both given: tokens name the address, the second factors need the key. */
const environment = {
  BASE_URL: 'http://localhost:3999',
  CLE_SECRETS: Buffer.alloc(32, 7).toString('base64url'),
  APPELS_PAR_MINUTE: '1000000',
  ESSAIS_PAR_ADRESSE: '1000000',
  // The answers say the failures that are looked for.
  JOURNAL: 'silent',
}

/** A server on a database, brought to date first as the start of the server does. */
const serverOn = async (url: string, files?: string): Promise<TestOffice> => {
  const db = openDatabase(url, 2, 60_000)
  await migrate(db)
  await loadReference(db)
  await db.destroy()
  return testOffice(environment, false, url, files)
}

/** Another server on a copy of the database, at the same instant, with a copy of the files. */
export const replace = async ({ settings, clock }: TestOffice, url: string): Promise<TestOffice> => {
  const office = await serverOn(url, join(settings.dataDir, 'fichiers'))
  office.clock.at = clock.at
  return office
}

/** Ends a server that a test has opened, before the database it stands on. */
export const close = async ({ app, jobs, db }: TestOffice): Promise<void> => {
  await app.close()
  await jobs.stop()
  await db.destroy()
}

/** The demonstration register, and what the calls of the contract are tried on. */
export const filledRegister = async (url: string): Promise<World> => {
  const office = await serverOn(url)
  await seedDemonstration(office)
  return buildWorld(office)
}

/** One GET of the contract, as one person asks it. */
export interface Question {
  call: keyof typeof calls
  person: Person
  url: string
  query: Record<string, string>
  headers: Record<string, string>
}

/** Every GET of the contract, with parameters drawn from the register, for each kind of person. */
export const questionsOn = async (world: World): Promise<Question[]> => {
  const gets = callNames.filter((call) => calls[call].method === 'GET')
  const drawn: { call: Question['call']; person: Person; sent: Sent }[] = []
  for (const call of gets) {
    const line: Line = lines[call]
    const shared = await line.send(world)
    // A captcha is read aloud so many times only.
    for (const person of persons) drawn.push({ call, person, sent: call.endsWith('Sonore') ? await line.send(world) : shared })
  }
  // Each draft has removed the one before: the calls on a draft share the last.
  const draft = await brouillonLines.lireFichierJoint.send(world)
  return drawn.map(({ call, person, sent: { params, query = {}, headers = {} } }) => {
    const { path } = calls[call]
    const values: Record<string, string> = { ...params, ...(path.startsWith('/api/brouillon/:id') && draft.params) }
    return {
      call,
      person,
      url: path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? '')),
      query,
      headers: { ...headers, ...(person === 'anonymous' ? {} : world.people[person].bearer) },
    }
  })
}

/** Drawn at random, issued anew, or told of jobs and mails that go on: their status and their kind alone are compared. */
const fresh: ReadonlySet<string> = new Set([
  'captchaApi',
  'captchaApiSonore',
  'captchaOauth2',
  'captchaOauth2Sonore',
  'exporterDonnees',
  'genererExtrait',
  'getTravaux',
  'listerEnvois',
] satisfies (keyof typeof calls)[])

/** What a server answers to each question: its status, and the digest of its body. */
export const answersOf = async (app: FastifyInstance, questions: readonly Question[]): Promise<Record<string, string>> => {
  const answers: Record<string, string> = {}
  for (const { call, person, url, query, headers } of questions) {
    const { statusCode, rawPayload, headers: answered } = await app.inject({ url, query, headers })
    const body = fresh.has(call) ? '' : createHash('sha256').update(rawPayload).digest('hex')
    answers[`${call}, ${person}`] = [statusCode, answered['content-type'], body].join(' ')
  }
  return answers
}

/** The answers that stay the same: some mark what was read, so a first round is played before the one that is kept. */
export const settledAnswers = async (world: World, questions: readonly Question[]): Promise<Record<string, string>> => {
  await answersOf(world.app, questions)
  await settled(world)
  return answersOf(world.app, questions)
}
