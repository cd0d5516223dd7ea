import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testOffice } from '../../test/office.ts'

const { settings } = await testOffice({ JOURNAL: 'silent' }, true)

/** Sends these bytes to the server and returns its whole answer. */
const say = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const { port } = new URL(settings.baseUrl)
    let heard = ''
    const socket = connect(Number(port), 'localhost', () => socket.write(bytes))
    socket.on('data', (chunk) => (heard += chunk.toString()))
    socket.on('close', () => resolve(heard))
    socket.on('error', () => {})
  })

test.each([
  ['a line that is not HTTP', 'BONJOUR\r\n\r\n', '400 Bad Request'],
  ['a header without name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', '400 Bad Request'],
  [
    'two lengths of one body (threat T24)',
    'POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
    '400 Bad Request',
  ],
  [
    'a length and chunks (threat T24)',
    'POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '400 Bad Request',
  ],
  ['headers too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
])('%s is refused by the parser with the header set and the shape of a refusal', async (_, bytes, status) => {
  const [head = '', body = ''] = (await say(bytes)).split('\r\n\r\n')
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
  expect(head).toMatch(/^content-security-policy: default-src 'none'/m)
  expect(head).toMatch(/^x-content-type-options: nosniff\r$/m)
  expect(head).toMatch(/^cache-control: no-store\r$/m)
  expect(JSON.parse(body)).toMatchObject({ message: 'Le contenu envoyé est illisible.', errors: [] })
})
