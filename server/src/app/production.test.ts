import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabaseUrl } from '../../test/database.ts'
import { startServer } from '../../test/real-server.ts'
import { nextCompteur } from '../core/compteur.ts'
import { openDatabase } from '../core/database.ts'
import { freePort } from '../core/postgres/embedded.ts'

const port = String(await freePort())
const production = {
  NODE_ENV: 'production',
  PORT: port,
  BASE_URL: 'https://registre.justice.fr',
  PROXY: '127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  ENVIRONNEMENT: 'production',
  COURRIEL_SUPPORT: 'support@justice.fr',
  COURRIEL_EXPEDITEUR: 'ne-pas-repondre@justice.fr',
  TELEPHONE_SUPPORT: '03 88 75 27 27',
}

test('a production server with settings of the demonstration prints one list and ends', async () => {
  const started = startServer({ NODE_ENV: 'production', PORT: port, BASE_URL: `http://localhost:${port}`, DEMONSTRATION: 'oui' })
  const refusal = await started.then(
    () => '',
    (error: Error) => error.message,
  )
  const [, title, ...lines] = /(En production, .*\n)((?:- .*\n)+)$/.exec(refusal) ?? []
  expect(title).toBe('En production, ces réglages appartiennent encore à la démonstration :\n')
  expect(lines.join('').match(/^- \w+/gm)).toEqual(
    ['DEMONSTRATION', 'BASE_URL', 'SMTP_URL', 'ENVIRONNEMENT', 'TELEPHONE_SUPPORT', 'COURRIEL_SUPPORT', 'COURRIEL_EXPEDITEUR'].map(
      (name) => `- ${name}`,
    ),
  )
})

test('a production server refuses a database filled with the invented data, and accepts any other', async () => {
  const url = await testDatabaseUrl()
  const db = openDatabase(url, 2)
  await db.transaction().execute((trx) => nextCompteur(trx, 'requete/STR'))
  const folder = await mkdtemp(join(tmpdir(), 'registre-production-'))
  const environment = { ...production, DATABASE_URL: url, DATA_DIR: folder }
  const accepted = await startServer(environment, `http://localhost:${port}`)
  accepted.process.kill('SIGTERM')
  await accepted.gone

  await db.transaction().execute((trx) => nextCompteur(trx, 'semence/STR'))
  await expect(startServer(environment, `http://localhost:${port}`)).rejects.toThrow(
    'Cette base contient les données inventées de la démonstration',
  )
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})
