import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/real-server.ts'
import { freePort } from '../core/postgres/embedded.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'registre-deux-'))
// PostgreSQL runs as another account under root: it must traverse the folder.
await chmod(dataDir, 0o755)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const environment = async () => {
  const port = String(await freePort())
  return { PORT: port, HOST: 'localhost', BASE_URL: `http://localhost:${port}`, DATA_DIR: dataDir }
}

test('a second server on the same folder is refused in a sentence, and the first goes on', async () => {
  const here = await environment()
  const first = await startServer(here)
  await expect(startServer(await environment())).rejects.toThrow(`Un autre serveur travaille déjà dans le dossier ${dataDir}`)
  expect((await fetch(`${here.BASE_URL}/api/actuator/health`)).status).toBe(200)
  first.process.kill('SIGKILL')
  await first.gone
  const elsewhere = await environment()
  const again = await startServer(elsewhere)
  expect(again.output()).toContain('PostgreSQL tournait déjà : il est repris.')
  // A browser opens connections in advance: one that asks nothing does not keep the server from stopping.
  const silent = connect(Number(elsewhere.PORT), elsewhere.HOST)
  await once(silent, 'connect')
  again.process.kill('SIGTERM')
  await Promise.all([again.gone, once(silent, 'close')])
})
