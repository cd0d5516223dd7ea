import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabaseUrl } from '../../../test/database.ts'
import { startServer } from '../../../test/real-server.ts'
import { openDatabase } from '../database.ts'
import { startJobs } from '../jobs.ts'
import { freePort } from '../postgres/embedded.ts'
import { sendCourriel } from './outbox.ts'
import { patience } from '../../../../scripts/patience.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'registre-reprise-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** SMTP server that never answers the first mail, then accepts the next ones. */
const hanging = async () => {
  const port = await freePort()
  const taken: string[] = []
  const begun = Promise.withResolvers<void>()
  let first = true
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      let text = ''
      const hangs = first
      first = false
      stream.on('data', (chunk) => (text += chunk))
      stream.on('end', () => {
        if (hangs) return begun.resolve()
        taken.push(text)
        callback()
      })
    },
  })
  smtp.on('error', () => {})
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))
  return { port, taken, begun: begun.promise }
}

test('a mail being sent when its server is killed leaves within one minute, once', { timeout: 120_000 * patience }, async () => {
  const url = await testDatabaseUrl()
  const { port: smtp, taken, begun } = await hanging()
  const port = String(await freePort())
  const environment = {
    PORT: port,
    HOST: 'localhost',
    BASE_URL: `http://localhost:${port}`,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
  }
  const killed = await startServer(environment)
  const db = openDatabase(url, 2)
  const jobs = await startJobs(url, () => {})
  await db.transaction().execute((trx) =>
    sendCourriel(trx, jobs, new Date(), {
      evenement: 'essai/reprise',
      destinataire: 'elise@exemple.fr',
      sujet: 'Reprise',
      texte: 'Bonjour',
    }),
  )
  await jobs.stop()
  await begun
  killed.process.kill('SIGKILL')
  await killed.gone
  const died = performance.now()
  const next = await startServer(environment)
  await vi.waitFor(() => expect(taken).toHaveLength(1), { timeout: 70_000 * patience, interval: 200 })
  expect(performance.now() - died).toBeLessThan(60_000 * patience)
  await vi.waitFor(async () => expect(await db.selectFrom('courriel').select('id').where('envoye_le', 'is', null).execute()).toEqual([]), {
    timeout: 10_000 * patience,
    interval: 100,
  })

  expect(taken).toHaveLength(1)
  await db.destroy()
  next.process.kill('SIGTERM')
  await next.gone
})
