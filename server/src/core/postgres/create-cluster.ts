import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Identity } from './identity.ts'
import type { ClusterPlace } from './place.ts'

/** Creates the cluster in `data` the first time. Returns its password. */
export const createCluster = async (
  { native, data }: ClusterPlace,
  cluster: string,
  { identity, durable }: { identity: Identity; durable: boolean },
): Promise<string> => {
  const secretFile = join(data, 'mot-de-passe')
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    const fresh = join(data, `pg-${process.pid}`)
    await writeFile(secretFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    await mkdir(fresh, { mode: 0o700 })
    if (identity.uid !== undefined) for (const made of [secretFile, fresh]) await chown(made, identity.uid, identity.gid ?? identity.uid)
    const flags = [
      '-D',
      fresh,
      '-U',
      'registre',
      '-A',
      'scram-sha-256',
      `--pwfile=${secretFile}`,
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=fr-FR',
      '--locale=C',
      ...(durable ? [] : ['--no-sync']),
    ]
    await runToEnd(join(native, 'bin', 'initdb'), flags, identity)
    // Renamed last: a half-created cluster is never taken for a whole one.
    await rm(cluster, { recursive: true, force: true })
    await rename(fresh, cluster)
  }
  return (await readFile(secretFile, 'utf8')).trim()
}

const runToEnd = (file: string, flags: string[], identity: Identity): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, flags, { ...identity, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk) => (said += chunk))
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`initdb a échoué : ${said}`))))
  })
