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

/** Settings shared by the server and its replacement: tokens contain the address, and second factors need the key. */
const environment = {
  BASE_URL: 'http://localhost:3999',
  CLE_SECRETS: Buffer.alloc(32, 7).toString('base64url'),
  APPELS_PAR_MINUTE: '1000000',
  ESSAIS_PAR_ADRESSE: '1000000',
  // Failures are checked through the answers.
  JOURNAL: 'silent',
}

/** A server on a database that is migrated first, as at the server's start. */
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

/** Closes a server that a test opened, before its database. */
export const close = async ({ app, jobs, db }: TestOffice): Promise<void> => {
  await app.close()
  await jobs.stop()
  await db.destroy()
}

/** The demonstration register, with the data that the calls of the contract need. */
export const filledRegister = async (url: string): Promise<World> => {
  const office = await serverOn(url)
  await seedDemonstration(office)
  return buildWorld(office)
}

/** One GET of the contract by one person. */
export interface Question {
  call: keyof typeof calls
  person: Person
  url: string
  query: Record<string, string>
  headers: Record<string, string>
}

/** Every GET of the contract, with parameters from the register, for each kind of person. */
export const questionsOn = async (world: World): Promise<Question[]> => {
  const gets = callNames.filter((call) => calls[call].method === 'GET')
  const drawn: { call: Question['call']; person: Person; sent: Sent }[] = []
  for (const call of gets) {
    const line: Line = lines[call]
    const shared = await line.send(world)
    // Each captcha may be played a limited number of times.
    for (const person of persons) drawn.push({ call, person, sent: call.endsWith('Sonore') ? await line.send(world) : shared })
  }
  // Each new draft deleted the previous one, so the calls on a draft share the last.
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

/** Calls with random, newly issued or changing content (jobs, mails): only their status and content type are compared. */
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

/** The answer to each request: its status, and the digest of its body. */
export const answersOf = async (app: FastifyInstance, questions: readonly Question[]): Promise<Record<string, string>> => {
  const answers: Record<string, string> = {}
  for (const { call, person, url, query, headers } of questions) {
    const { statusCode, rawPayload, headers: answered } = await app.inject({ url, query, headers })
    const body = fresh.has(call) ? '' : createHash('sha256').update(rawPayload).digest('hex')
    answers[`${call}, ${person}`] = [statusCode, answered['content-type'], body].join(' ')
  }
  return answers
}

/** Stable answers: some requests mark documents as read, so a first round is discarded. */
export const settledAnswers = async (world: World, questions: readonly Question[]): Promise<Record<string, string>> => {
  await answersOf(world.app, questions)
  await settled(world)
  return answersOf(world.app, questions)
}
