import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { patience } from '../../../scripts/patience.ts'
import { makePdf } from '../../test/corpus/corpus.ts'
import { testOffice } from '../../test/office.ts'
import { someone } from '../../test/people.ts'
import { usualPatience } from '../core/patience.ts'
import { buildApp } from './app.ts'

/** The real server with its limits divided by a hundred: 300 ms for a form, 8 KiB/s after 200 ms for files. */
const office = await testOffice()
const app = await buildApp(office, { body: 300, upload: { rate: 8192, after: 200 }, every: 20 })
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const { port } = app.server.address() as AddressInfo
const { bearer } = await someone(office)

/** Writes `pieces`, one each `pause` ms, until the server closes the connection. Returns its status (0: none) and how long it was open. */
const drip = async (
  socket: Socket,
  pieces: (string | Buffer)[],
  pause: number,
): Promise<{ status: number; held: number; sent: number }> => {
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  const start = performance.now()
  const ended = once(socket, 'close')
  let sent = 0
  for (const piece of pieces) {
    if (socket.destroyed || socket.readableEnded || answer !== '') break
    socket.write(piece)
    sent += 1
    await setTimeout(pause)
  }
  await ended
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0), held: performance.now() - start, sent }
}

const open = async (head: string[]): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${[...head, 'Host: localhost', 'Connection: close'].join('\r\n')}\r\n\r\n`)
  return socket
}

const bytes = (text: string): string[] => [...text]

test.each([
  ['a form of the contract', 'POST /oauth2/utilisateur/cycle/creer HTTP/1.1', 'application/json'],
  ['the sign-in', 'POST /login HTTP/1.1', 'application/x-www-form-urlencoded'],
  ['the token endpoint', 'POST /oauth2/token HTTP/1.1', 'application/x-www-form-urlencoded'],
])('a body that drips is not waited for: %s', async (_, line, type) => {
  const socket = await open([line, `Content-Type: ${type}`, 'Content-Length: 5000'])
  const { status, sent } = await drip(socket, bytes('x'.repeat(200)), 20)
  expect(status).toBe(408)
  expect(sent, 'cut before its end').toBeLessThan(200)
})

test('a body of unknown length that drips is cut', async () => {
  const socket = await open([
    'POST /oauth2/token HTTP/1.1',
    'Content-Type: application/x-www-form-urlencoded',
    'Transfer-Encoding: chunked',
  ])
  const { status } = await drip(
    socket,
    Array.from({ length: 200 }, () => '1\r\nx\r\n'),
    20,
  )
  expect(status).toBe(408)
})

const boundary = 'limite'
/** A document to check, as multipart bytes. */
const upload = async (): Promise<Buffer> => {
  const part = (name: string, head: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n`
  return Buffer.concat([
    Buffer.from(part('document', '')),
    Buffer.from('{"type":"STATUTS","date":"2026-11-20"}\r\n'),
    Buffer.from(part('fichier', '; filename="statuts.pdf"\r\nContent-Type: application/pdf')),
    await makePdf({ texte: 'Statuts' }),
    // Large enough to be sent at ten times the minimum rate.
    Buffer.from(`${'%'.repeat(60_000)}\n`),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
}
const uploadHead = (length: number) => [
  'POST /api/requete/document/creation HTTP/1.1',
  `Authorization: ${bearer.authorization}`,
  `Content-Type: multipart/form-data; boundary=${boundary}`,
  `Content-Length: ${length}`,
]

test('files that drip are cut too', async () => {
  const body = await upload()
  const socket = await open(uploadHead(body.length))
  const { status, sent } = await drip(socket, bytes(body.toString('latin1').slice(0, 100)), 20)
  expect(status).toBe(408)
  expect(sent).toBeLessThan(100)
})

test('files that keep coming are received, even if they take longer than a form', async () => {
  const body = await upload()
  const pieces = Array.from({ length: 20 }, (_, index) => {
    const size = Math.ceil(body.length / 20)
    return body.subarray(index * size, (index + 1) * size)
  })
  const rate = body.length / 20 / 0.04
  expect(rate, 'bytes a second that this test sends').toBeGreaterThan(8192)
  const { status, held, sent } = await drip(await open(uploadHead(body.length)), pieces, 40)
  expect(sent).toBe(20)
  expect(held).toBeGreaterThan(600)
  // The file was received; its verdict is not tested here.
  expect([204, 400]).toContain(status)
})

test('a whole request is never cut, however long its answer takes or its connection stays', async () => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const body = '{}'
  const line = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.write(line('/oauth2/utilisateur/cycle/creer'))
  await setTimeout(600)
  socket.write(line('/oauth2/utilisateur/cycle/creer'))
  await vi.waitFor(() => expect(answer.match(/HTTP\/1.1 400/g)).toHaveLength(2), { timeout: 10_000 * patience })
  expect(socket.destroyed).toBe(false)
  socket.destroy()
})

test('production limits: thirty seconds, 8 KiB a second after ten, ten for the headers, ten minutes for everything', () => {
  expect(usualPatience).toEqual({ body: 30_000, upload: { rate: 8192, after: 10_000 }, every: 1000 })
  const { headersTimeout, requestTimeout } = office.app.server
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 600_000])
})
