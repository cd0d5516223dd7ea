import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../refusal.ts'
import { type ReceivedFiling, receiveFiling } from './multipart.ts'
import { type Store, openStore } from './store.ts'
import { patience } from '../../../../scripts/patience.ts'

const LIMITS = { parFichier: 10_000, total: 30_000, fichiers: 5 }

let dir: string
let store: Store
let app: FastifyInstance
let port: number
/** Number of uploads that have ended, successfully or not. */
let ended = 0
let failures: unknown[] = []

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'multipart-'))
  store = await openStore(dir, 'marque')
  app = fastify()
  await app.register(multipart)
  app.setErrorHandler((error, _, reply) => {
    if (error instanceof Refusal) return reply.status(error.status).send(error.body)
    failures.push(error)
    return reply.status(500).send({})
  })
  app.post('/depot', async (request) => {
    let filing: ReceivedFiling | undefined
    try {
      filing = await receiveFiling(request, { part: 'association', limits: LIMITS, store })
      const { json, fichiers } = filing
      return { json, fichiers: fichiers.map(({ sha256, taille, truncated }) => ({ sha256, taille, truncated })) }
    } finally {
      await filing?.dispose()
      ended += 1
    }
  })
  await app.listen({ port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})
beforeEach(() => {
  failures = []
})

const receptions = () => readdir(join(dir, 'spool'))
const post = async (body: FormData | string, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://localhost:${port}/depot`, { method: 'POST', body, headers })
  const answer = { status: response.status, body: (await response.json()) as Record<string, unknown> }
  expect(await receptions()).toEqual([])
  expect(failures).toEqual([])
  return answer
}
const form = (...parts: [name: string, value: string | Blob, filename?: string][]) => {
  const data = new FormData()
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, filename ?? 'blob')
  }
  return data
}
const bytes = (length: number) => new Blob([randomBytes(length)])
const TYPE = { 'content-type': 'multipart/form-data; boundary=b' }
const raw = (...parts: string[]) => `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`
const disposition = (name: string, filename?: string) =>
  `Content-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`

describe('a filing is received', () => {
  const json = { commentaire: 'Éloïse & Cie', documents: [] }
  const written = JSON.stringify(json)

  test.each<[string, FormData | string]>([
    ['as a plain field', form(['association', written])],
    ['as a file typed application/json, as browsers send a Blob', form(['association', new Blob([written], { type: 'application/json' })])],
    [
      'as a part typed application/json without file name',
      raw(`${disposition('association')}\r\nContent-Type: application/json\r\n\r\n${written}`),
    ],
  ])('its JSON %s', async (_, body) => {
    expect((await post(body, typeof body === 'string' ? TYPE : {})).body.json).toEqual(json)
  })

  test('its files in their order, before or after the JSON, with their size and SHA-256', async () => {
    const contents = [9_000, 1, 10_000].map((length) => randomBytes(length))
    const [first, ...others] = contents.map((content): [string, Blob] => ['fichier', new Blob([content])])
    const answer = await post(form(first!, ['association', '{}'], ...others))
    expect(answer).toEqual({
      status: 200,
      body: {
        json: {},
        fichiers: contents.map((content) => ({
          sha256: createHash('sha256').update(content).digest('hex'),
          taille: content.length,
          truncated: false,
        })),
      },
    })
  })

  test('a file over its limit is marked as truncated, and the following ones are whole', async () => {
    const answer = await post(form(['association', '{}'], ['fichier', bytes(10)], ['fichier', bytes(10_001)], ['fichier', bytes(20)]))
    expect(answer.body.fichiers).toMatchObject([
      { taille: 10, truncated: false },
      { taille: 10_001, truncated: true },
      { taille: 20, truncated: false },
    ])
  })

  test('a filing without JSON is received, and its schema refuses it', async () => {
    expect(await post(form(['fichier', bytes(10)]))).toMatchObject({ status: 200, body: { fichiers: [{ taille: 10 }] } })
  })
})

describe('a body is refused, and nothing remains of it', () => {
  const many = (count: number) => form(['association', '{}'], ...Array.from({ length: count }, (): [string, Blob] => ['fichier', bytes(1)]))

  test.each<[string, FormData]>([
    ['files over the total', form(['association', '{}'], ...Array.from({ length: 4 }, (): [string, Blob] => ['fichier', bytes(9_000)]))],
    ['one file over the total', form(['association', '{}'], ['fichier', bytes(30_001)])],
    ['a body announced far over the total', form(['fichier', bytes(20_000_000)])],
    ['one file too many', many(6)],
    ['1,000 parts', many(1_000)],
    ['a JSON part over 1 MiB', form(['association', ' '.repeat(1_048_577)])],
  ])('413: %s', async (_, body) => {
    expect(await post(body)).toMatchObject({ status: 413, body: { message: 'Tailles des annexes trop élevée.' } })
  })

  const file = `${disposition('fichier', 'a.pdf')}\r\n\r\nabc`
  test.each<[string, string, Record<string, string>?]>([
    ['no end marker', `--b\r\n${disposition('association')}\r\n\r\n{}\r\n--b\r\n${file}`],
    ['no end marker after a whole file', `--b\r\n${file}\r\n--b\r\n`],
    ['no part at all', 'nothing here'],
    ['no boundary', raw(file), { 'content-type': 'multipart/form-data' }],
    ['another boundary', raw(file), { 'content-type': 'multipart/form-data; boundary=c' }],
    ['a part of another name', raw(file, `${disposition('autre', 'a.pdf')}\r\n\r\nabc`)],
    ['a part named __proto__', raw(file, `${disposition('__proto__', 'a.pdf')}\r\n\r\nabc`)],
    ['a part named constructor', raw(file, `${disposition('constructor')}\r\n\r\nabc`)],
    ['two JSON parts', raw(file, `${disposition('association')}\r\n\r\n{}`, `${disposition('association')}\r\n\r\n{}`)],
    ['a JSON that is not', raw(file, `${disposition('association')}\r\n\r\n{"a":`)],
    ['a JSON with a __proto__ key', raw(file, `${disposition('association')}\r\n\r\n{"a":{"__proto__":{"admin":true}}}`)],
  ])('400: %s', async (_, body, headers = TYPE) => {
    const { status, body: answer } = await post(body, headers)
    expect(status).toBe(400)
    expect(answer.globalErrors).not.toEqual([])
  })

  test('415: a body that is not multipart', async () => {
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415)
  })
})

/** A whole filing on the wire. */
const message = () => {
  const body = Buffer.concat([
    Buffer.from(`--b\r\n${disposition('association')}\r\n\r\n{"a":1}\r\n`),
    ...[9_000, 5_000].flatMap((length) => [
      Buffer.from(`--b\r\n${disposition('fichier', 'a.pdf')}\r\n\r\n`),
      Buffer.alloc(length, 'x'),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--b--\r\n'),
  ])
  const head = Buffer.from(
    `POST /depot HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${TYPE['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  return { head, body }
}

describe('a connection cut during the upload', () => {
  test.each(['fin', 'rst'] as const)(
    'anywhere in the body (%s) leaves no file, and the server answers the next one',
    async (how) => {
      const { head, body } = message()
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: body.length - 1 }), async (cut) => {
          const before = ended
          const socket = connect(port)
          await new Promise<void>((sent) => socket.write(Buffer.concat([head, body.subarray(0, cut)]), () => sent()))
          if (how === 'rst') socket.resetAndDestroy()
          else socket.destroy()
          await vi.waitFor(() => expect(ended).toBe(before + 1), { timeout: 5_000 * patience, interval: 2 })
          expect(await receptions()).toEqual([])
        }),
        { numRuns: 40 },
      )
      expect((await post(form(['association', '{}'], ['fichier', bytes(10)]))).status).toBe(200)
    },
    30_000,
  )

  test('by a sender that still listens, gets 400 or nothing', async () => {
    const { head, body } = message()
    const socket = connect({ port, allowHalfOpen: true })
    socket.end(Buffer.concat([head, body.subarray(0, 6_000)]))
    expect(await text(socket)).not.toContain('HTTP/1.1 2')
  })

  test('the same message whole is received', async () => {
    const { head, body } = message()
    const socket = connect(port)
    socket.write(Buffer.concat([head, body]))
    expect(await text(socket)).toContain('HTTP/1.1 200')
  })
})
