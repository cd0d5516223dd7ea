import { once } from 'node:events'
import { type Socket, type AddressInfo, connect } from 'node:net'
import { health } from 'contract/core/actuator'
import { textesExploitation } from 'domain/core/textes/exploitation'
import { textesRefus } from 'domain/core/textes/refus'
import { expect, test } from 'vitest'
import { makePdf } from '../../test/corpus/corpus.ts'
import { receptions } from '../../test/filings.ts'
import { eventually, testOffice, type TestOffice } from '../../test/office.ts'
import { someone } from '../../test/people.ts'

/** Opens a connection to the server and collects its answers. */
const open = async ({ app }: TestOffice): Promise<{ socket: Socket; answers: () => string; closed: Promise<unknown> }> => {
  const socket = connect((app.server.address() as AddressInfo).port, 'localhost')
  let answers = ''
  socket.on('data', (chunk: Buffer) => (answers += chunk.toString('latin1'))).on('error', () => {})
  await once(socket, 'connect')
  return { socket, answers: () => answers, closed: once(socket, 'close') }
}
const utf8 = (latin1: string) => Buffer.from(latin1, 'latin1').toString('utf8')

/** Starts an upload of a document to check: sends its head and all but the last bytes of its body. */
const beginUpload = async (office: TestOffice) => {
  const boundary = 'limite'
  const part = (name: string, head: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(`${part('document', '')}{"type":"STATUTS","nom":"Statuts","date":"2026-11-19"}\r\n`),
    Buffer.from(part('fichier', '; filename="statuts.pdf"\r\nContent-Type: application/pdf')),
    await makePdf({ texte: 'Statuts' }),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const { bearer } = await someone(office)
  const line = await open(office)
  line.socket.write(
    [
      'POST /api/requete/document/creation HTTP/1.1',
      'Host: localhost',
      `Authorization: ${bearer.authorization}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      `Content-Length: ${body.length}`,
      '\r\n',
    ].join('\r\n'),
  )
  line.socket.write(body.subarray(0, -20))
  await eventually(async () => (await receptions(office)).length === 1)
  return { ...line, end: () => line.socket.write(body.subarray(-20)) }
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

test('while it stops, the server lets an upload finish, refuses new requests on open connections in French, and its health says that it is stopping', async () => {
  const office = await testOffice({ JOURNAL: 'silent' }, true)
  const upload = await beginUpload(office)
  // These connections are still sending their first line when the stop begins. Their requests complete during it.
  const [late, probe, silent] = [await open(office), await open(office), await open(office)]
  late.socket.write('GET ')
  probe.socket.write('GET ')
  const stopped = office.app.close()
  await eventually(() => !office.app.server.listening)

  late.socket.write(get('/api/association').slice(4))
  await late.closed
  const [head = '', body = ''] = utf8(late.answers()).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 503 /)
  expect(head).toMatch(/\r\nretry-after: 5\r\n/i)
  expect(head).toMatch(/\r\nconnection: close/i)
  expect(JSON.parse(body)).toMatchObject({ message: textesRefus.serveurEnArretLecture })

  probe.socket.write(get(health.path).slice(4))
  await probe.closed
  expect(utf8(probe.answers())).toMatch(/^HTTP\/1\.1 503 /)
  expect(utf8(probe.answers())).toContain(
    JSON.stringify({ status: 'DOWN', live: true, ready: false, reasons: [textesExploitation.sante.arret] }),
  )

  // Longer than the grace given to a connection that has asked nothing.
  await silent.closed
  expect(upload.answers()).toBe('')
  upload.end()
  await upload.closed
  expect(upload.answers()).toMatch(/^HTTP\/1\.1 204 /)
  await stopped
})

test('an upload that outlasts the time set by the operator is cut, and the server ends', async () => {
  const office = await testOffice({ JOURNAL: 'silent', DELAI_ARRET: '1' }, true)
  const upload = await beginUpload(office)
  await office.app.close()
  await upload.closed
  expect(upload.answers()).toBe('')
})
