import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabaseUrl } from '../../../test/database.ts'
import { startServer } from '../../../test/real-server.ts'
import { account, signingIn } from '../../../test/staff-sign-in.ts'
import { codeAt } from '../../../test/totp.ts'
import { openDatabase } from '../../core/database.ts'
import { freePort } from '../../core/postgres/embedded.ts'

test('a real server at its most verbose log level writes neither the key, nor a code, nor the password (threat T22)', async () => {
  const url = await testDatabaseUrl()
  const db = openDatabase(url, 2)
  const clerk = await account(db, ['USAGER', 'GREFFE'], ['TJ-COLMAR'])
  await db.destroy()
  const dataDir = await mkdtemp(join(tmpdir(), 'registre-secrets-'))
  const port = String(await freePort())
  const baseUrl = `http://localhost:${port}`
  const environment = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: port, BASE_URL: baseUrl, SECOND_FACTEUR: 'oui', JOURNAL: 'debug' }
  const server = await startServer(environment)
  try {
    const browser = await signingIn(baseUrl, clerk.email)
    expect(await browser.password()).toBe('/login/second-facteur')
    const spaced = (await browser.key()).inscription?.cle ?? ''
    const cle = spaced.replaceAll(' ', '')
    expect(cle).toHaveLength(32)
    expect(await browser.code('123456')).toBe('/login/second-facteur?error')
    const code = codeAt(cle, new Date())
    const { access_token, refresh_token = '' } = await browser.tokens(await browser.code(code))
    server.process.kill('SIGTERM')
    await server.gone
    // Six digits may also appear in a time by chance.
    const written = server.output().replaceAll(/"(time|responseTime)":[\d.]+/g, '')
    expect(written).toContain('/login/second-facteur')
    const secrets = [cle, spaced, code, '123456', 'Un mot de passe 1', 'Un+mot+de+passe', access_token, refresh_token]
    for (const secret of secrets) expect(written.includes(secret), secret).toBe(false)
  } finally {
    server.process.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
})
