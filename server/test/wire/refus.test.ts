import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { calls } from 'contract/app/calls'
import type { Call } from 'contract/core/call'
import type { CorpsErreur } from 'domain/core/erreurs'
import { aDissolutionDepot, aRadiationDepot } from 'domain/requetes/examples/filings'
import { makePdf } from '../corpus/corpus.ts'
import { aMultipartDepot } from '../filings.ts'
import type { Line, Sent } from '../matrix/line.ts'
import { lines } from '../matrix/lines.ts'
import { persons, type Person } from '../matrix/persons.ts'
import { buildWorld, callNames } from '../matrix/world.ts'
import { testOffice } from '../office.ts'
import { aRegisteredAssociation } from '../register.ts'
import { faultOf } from './answer.ts'
import { placesOf } from './sample.ts'

// Every refusal of the table of calls. Who is refused is tested by the matrix.
const world = await buildWorld(
  await testOffice({ APPELS_PAR_MINUTE: '1000000', ESSAIS_PAR_ADRESSE: '1000000', ESSAIS_PAR_COMPTE: '1000000', TAILLE_MAX: '1000000' }),
)
const { app, people } = world

const ask = ({ method, path }: Call, { params = {}, query = {}, headers = {}, payload }: Sent, person: Person) =>
  app.inject({
    method,
    url: path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    query,
    headers: { ...headers, ...(person === 'anonymous' ? {} : people[person].bearer) },
    ...(payload === undefined ? {} : { payload: payload as FormData }),
  })

/** Status codes and error codes of programs, which people must not read. */
const code = /\b(?:4(?:0[0134589]|1[0235]|2[2-9])|50[0-7])\b(?! caractères)|\b[A-Z]+_[A-Z_]+\b/

/** The body of a refusal, after its form was checked. */
const refused = (call: Call, answer: LightMyRequestResponse, status: number): CorpsErreur => {
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([status, expect.any(String)])
  expect(faultOf(call, answer)).toBeNull()
  const body = answer.json<CorpsErreur>()
  const said = [body.message, ...[...body.errors, ...body.globalErrors].map(({ defaultMessage }) => defaultMessage)]
  expect(said.filter((sentence) => code.test(sentence))).toEqual([])
  expect(body.errors.filter(({ field }) => field === '')).toEqual([])
  return body
}
/** Checks that no error is tied to a field: the sentences are global. */
const ofTheWhole = (call: Call, answer: LightMyRequestResponse, status: number) => {
  const { message, errors, globalErrors } = refused(call, answer, status)
  expect([message !== '', errors, globalErrors.length > 0]).toEqual([true, [], true])
}

/** A body with a wrong value in every field, and an unknown field. */
const wrong = (call: Call) => {
  const fields = placesOf(call).flatMap(({ where, path: [field = '', ...rest] }) => (where === 'body' && rest.length === 0 ? [field] : []))
  return { ...Object.fromEntries(fields.map((field) => [field, { inconnu: '¤' }])), '¤': 1 }
}

// Browsers send these reports in their own shapes and ignore the answer (csp-reports.test.ts).
const read = callNames.filter((name) => name !== 'rapporterCsp')

test.each(read.map((name) => [name, calls[name] as Call, lines[name] as Line] as const))(
  '[SRV-46, ERR-19, ERR-21] %s says its refusals in JSON, in the shape of all of them: 401, 403, 404, 413 of the whole; 400 under the fields',
  async (name, call, { allowed, forbidden = [], missing, send }) => {
    // Refused calls change nothing, so one request serves all of them.
    const sent = await send(world)
    if (call.acces !== 'public') ofTheWhole(call, await ask(call, sent, 'anonymous'), 401)
    // The rest would end the sessions of the other persons.
    if (name === 'logout') return
    const [kept] = forbidden
    if (kept) ofTheWhole(call, await ask(call, sent, kept), 403)
    const hidden = persons.find((person) => person !== 'anonymous' && !allowed.includes(person) && !forbidden.includes(person))
    if (hidden) ofTheWhole(call, await ask(call, sent, hidden), 404)
    const author = allowed.find((person) => person !== 'anonymous') ?? 'both'
    if (missing) ofTheWhole(call, await ask(call, await missing(world), author), 404)
    if (call.body) {
      const { errors, globalErrors } = refused(call, await ask(call, { ...sent, payload: wrong(call) }, author), 400)
      expect([...errors, ...globalErrors].length).toBeGreaterThan(0)
      const headers = { ...sent.headers, 'content-type': 'application/json' }
      ofTheWhole(call, await ask(call, { ...sent, headers, payload: JSON.stringify('a'.repeat(2_000_000)) }, author), 413)
    }
    if (call.multipart) {
      const nothing = new FormData()
      nothing.append(call.multipart.name, '{}')
      expect(refused(call, await ask(call, { ...sent, payload: nothing }, author), 400).errors.length).toBeGreaterThan(0)
      const heavy = new FormData()
      heavy.append(call.multipart.name, '{}')
      for (let rank = 0; rank < 60; rank += 1) heavy.append('fichier', new Blob([new Uint8Array(50_000)]), `${rank}`)
      ofTheWhole(call, await ask(call, { ...sent, payload: heavy }, author), 413)
    }
  },
)

test('the calls tested include some that return files', () => {
  expect(callNames.filter((name) => (calls[name] as Call).produces).length).toBeGreaterThan(10)
})

test('[SRV-46, ERR-21] a filing during another request, or forbidden by the state of the association, gets a 412 with the reasons', async () => {
  const rattaches = [{ personne: people.both, gestion: true, depot: true }]
  const on = async (etatAssociation: 'INSCRITE' | 'DISSOUTE') =>
    (await aRegisteredAssociation(world, { etatAssociation, rattaches })).numero
  const file = async (call: Call, numero: string, depot: object) => {
    const { body, headers } = aMultipartDepot({ depot, fichiers: [await makePdf()] })
    return ask(call, { params: { numero }, headers, payload: body }, 'both')
  }
  const busy = await on('INSCRITE')
  expect((await file(calls.deposerDissolution, busy, aDissolutionDepot())).statusCode).toBe(201)
  ofTheWhole(calls.deposerDissolution, await file(calls.deposerDissolution, busy, aDissolutionDepot()), 412)
  ofTheWhole(calls.deposerRadiation, await file(calls.deposerRadiation, await on('INSCRITE'), aRadiationDepot()), 412)
  ofTheWhole(calls.deposerDissolution, await file(calls.deposerDissolution, await on('DISSOUTE'), aDissolutionDepot()), 412)
})

test.each([
  'REMISE',
  'RESTITUTION',
  'COMMUNICATION_PREFET',
  'REPONSE_PREFET',
  'OPPOSITION_PREFET',
  'LEVEE_OPPOSITION',
  'INSCRIPTION',
] as const)('[SRV-46, ERR-21] %s on a request that nobody has taken in charge is refused with its reasons: 412', async (type) => {
  const { payload } = await (lines[type] as Line).send(world)
  const numero = await world.filed()
  ofTheWhole(calls[type], await ask(calls[type], { params: { numero }, payload: { ...(payload as object), version: 1 } }, 'clerk'), 412)
})
