import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'server/core/postgres/embedded'

const root = join(import.meta.dirname, '..', '..')

/** Seconds from the command until the page and the service answer. */
const usableAfter = async (folder: string, port: number): Promise<{ seconds: number; stop: () => Promise<void> }> => {
  const started = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), JOURNAL: 'error' },
    stdio: 'ignore',
    detached: true,
  })
  const answers = (path: string) =>
    fetch(`http://localhost:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!((await answers('/api/actuator/info')) && (await answers('/startlogin')))) {
    if (npm.exitCode !== null) throw new Error('npm start ended')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const seconds = (performance.now() - started) / 1000
  const stop = async () => {
    // Signals the process group, as Ctrl-C in a terminal does.
    process.kill(-(npm.pid ?? 0), 'SIGINT')
    await once(npm, 'exit')
  }
  return { seconds, stop }
}

/** B1: `npm start` on a fresh clone with its dependencies in npm's cache, then a second time. */
export const run = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'registre-depart-'))
  await chmod(folder, 0o755)
  try {
    spawnSync('git', ['clone', '--quiet', root, join(folder, 'clone')])
    const port = await freePort()
    const cold = await usableAfter(join(folder, 'clone'), port)
    await cold.stop()
    const again = await usableAfter(join(folder, 'clone'), port)
    await again.stop()
    console.log('| Start | Seconds | Goal B1 |\n|---|---|---|')
    console.log(`| bare clone, dependencies cached | ${cold.seconds.toFixed(1)} | ≤ 60 |`)
    console.log(`| second | ${again.seconds.toFixed(1)} | ≤ 5 |`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
