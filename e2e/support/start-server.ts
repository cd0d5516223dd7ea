import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patience } from '../../scripts/patience.ts'

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

/**
 * Starts the whole product as a visitor meets it: its own PostgreSQL, its demonstration data, its own port and folder; then the helpers
 * of the journeys speak to it. What it answers stops it and gives them back the server they had.
 */
export const startServer = async (settings: Record<string, string> = {}): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'registre-e2e-'))
  // PostgreSQL runs as another account under root: it must traverse the folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn('node', [join(import.meta.dirname, '../../server/src/app/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      CAPTCHA_TEXTE: 'ABCDEF',
      APPELS_PAR_MINUTE: '100000',
      ESSAIS_PAR_ADRESSE: '10000',
      LECTURES_PAR_HEURE: '10000',
      LECTURES_PAR_JOUR: '100000',
      COURRIELS_PAR_HEURE: '100',
      COURRIELS_PAR_JOUR: '1000',
      JOURNAL: 'error',
      BASE_URL: url,
      DATABASE_URL: '',
      SMTP_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = once(server, 'exit')
  for (let waited = 0; ; waited += 200) {
    const ready = await fetch(`${url}/api/actuator/info`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) break
    if (server.exitCode !== null || waited > 300_000 * patience) throw new Error('the server did not start')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const before = { E2E_URL: process.env['E2E_URL'] ?? '', E2E_DOSSIER: process.env['E2E_DOSSIER'] ?? '' }
  Object.assign(process.env, { E2E_URL: url, E2E_DOSSIER: folder })
  return async () => {
    Object.assign(process.env, before)
    server.kill('SIGTERM')
    await exited
    await rm(folder, { recursive: true, force: true })
  }
}

export default () => startServer()
