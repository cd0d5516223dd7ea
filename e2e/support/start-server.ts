import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
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

interface Running {
  url: string
  stop: () => Promise<void>
}

/** Starts the product on a folder, on a free port, and waits until it answers. */
const run = async (folder: string, settings: Record<string, string>): Promise<Running> => {
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
  const stop = async () => {
    server.kill('SIGTERM')
    await exited
  }
  return { url, stop }
}

/** A folder that PostgreSQL can traverse: when started by root, it runs as another account. */
const openFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'registre-e2e-'))
  await chmod(folder, 0o755)
  return folder
}

/** Fills `E2E_DEMONSTRATION` with the data of a stopped server that holds the demonstration, unless an earlier run has. */
const prepareDemonstration = async (): Promise<void> => {
  const prepared = process.env['E2E_DEMONSTRATION'] ?? ''
  const complete = join(prepared, 'complete')
  if (existsSync(complete)) return
  await chmod(prepared, 0o755)
  const { stop } = await run(join(prepared, 'var'), {})
  await stop()
  await writeFile(complete, '')
}

/**
 * Starts the whole product with its own PostgreSQL, port and folder, and points the helpers of the journeys to it. The returned function
 * stops it and restores the previous server. The demonstration is copied, because filling it takes ten times as long as starting.
 */
export const startServer = async (settings: Record<string, string> = {}): Promise<() => Promise<void>> => {
  const folder = await openFolder()
  if (settings['DEMONSTRATION'] !== 'non')
    await promisify(execFile)('cp', ['-a', `${join(process.env['E2E_DEMONSTRATION'] ?? '', 'var')}/.`, folder])
  const { url, stop } = await run(folder, settings)
  const before = { E2E_URL: process.env['E2E_URL'] ?? '', E2E_DOSSIER: process.env['E2E_DOSSIER'] ?? '' }
  Object.assign(process.env, { E2E_URL: url, E2E_DOSSIER: folder })
  return async () => {
    Object.assign(process.env, before)
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs once per run, before the workers, which inherit the environment. */
export default async (): Promise<() => Promise<void>> => {
  const shared = process.env['E2E_DEMONSTRATION'] !== undefined
  process.env['E2E_DEMONSTRATION'] ??= await openFolder()
  await prepareDemonstration()
  const stop = await startServer()
  return async () => {
    await stop()
    if (!shared) await rm(process.env['E2E_DEMONSTRATION'] ?? '', { recursive: true, force: true })
  }
}
