import fastify from 'fastify'
import { rapporterCsp } from 'contract/core/csp'
import { beforeEach, expect, test } from 'vitest'
import { cspReportRoutes, readCspReports } from './csp-reports.ts'
import { type Office, openDoor } from './door.ts'
import { pdfEngine } from './pdf/engine.ts'
import { handleErrors } from './server-errors.ts'

const lines: string[] = []
const clock = { at: new Date('2026-11-20T10:00:00Z') }
const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
handleErrors(app)
readCspReports(app)
// Reports use only the clock of the services. `openDoor` also derives a PDF engine for every call.
cspReportRoutes(openDoor(app, { now: () => clock.at, pdf: pdfEngine() } as Office, async () => null))

beforeEach(() => {
  lines.length = 0
  clock.at = new Date(clock.at.getTime() + 60_000)
})
const post = (payload: unknown, type: string) =>
  app.inject({ method: 'POST', url: rapporterCsp.path, headers: { 'content-type': type }, payload: JSON.stringify(payload) })
const page = 'https://r.example/association/STR001234?nom=Weber#x'
const logged = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map(({ directive, blocked, page: section }) => ({ directive, blocked, page: section }))

test('both formats of a report are logged, without any number, name or address', async () => {
  const classic = await post(
    {
      'csp-report': {
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://ailleurs.example/a?jeton=1',
        'document-uri': page,
        referrer: page,
      },
    },
    'application/csp-report',
  )
  const grouped = await post(
    [
      {
        type: 'csp-violation',
        url: page,
        body: { effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink', documentURL: page, sample: 'Camille' },
      },
    ],
    'application/reports+json',
  )
  expect([classic.statusCode, grouped.statusCode]).toEqual([204, 204])
  expect(logged()).toEqual([
    { directive: 'script-src-elem', blocked: 'https://ailleurs.example', page: '/association' },
    { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', page: '/association' },
  ])
  expect(lines.join()).not.toMatch(/STR001234|Weber|jeton|Camille/)
})

test('text written by a stranger in a report never reaches the log', async () => {
  await post(
    { 'csp-report': { 'effective-directive': 'x\n{"level":60}', 'blocked-uri': 'Camille Weber', 'document-uri': 'R26000001' } },
    'application/csp-report',
  )
  expect(logged()).toEqual([{ directive: '', blocked: '', page: '' }])
})

test('the log takes twenty lines a minute, whoever sends the reports', async () => {
  const report = { body: { effectiveDirective: 'script-src', blockedURL: 'inline', documentURL: page } }
  for (let i = 0; i < 3; i += 1)
    await post(
      Array.from({ length: 15 }, () => report),
      'application/reports+json',
    )
  expect(lines).toHaveLength(20)
  clock.at = new Date(clock.at.getTime() + 60_000)
  await post([report], 'application/reports+json')
  expect(lines).toHaveLength(21)
})

test('a body that is not a report is refused', async () => {
  expect((await post({ a: 1 }, 'application/csp-report')).statusCode).toBe(400)
  expect((await post({}, 'image/png')).statusCode).toBe(415)
})
