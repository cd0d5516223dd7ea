import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { createCluster } from '../../src/core/postgres/create-cluster.ts'
import { freePort } from '../../src/core/postgres/embedded.ts'
import { runAs } from '../../src/core/postgres/identity.ts'
import { launch, stopPostmaster } from '../../src/core/postgres/postmaster.ts'

const run = promisify(execFile)

/** Installation folder of Debian's package. */
const native = '/usr/lib/postgresql/15'

/** Installs Debian's PostgreSQL 15 when it is missing; fails without root rights. */
const install = async (): Promise<void> => {
  if (existsSync(join(native, 'bin', 'pg_dump')) && existsSync(join(native, 'bin', 'initdb'))) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'postgresql-15'], { env })
}

interface Postgresql15 {
  /** Creates an empty database owned by an ordinary role, as an operator does. Returns its connection string. */
  database(): Promise<string>
  /** Runs one of its programs; rejects when it fails. */
  program(name: 'pg_dump' | 'pg_restore', args: readonly string[]): Promise<string>
  stop(): Promise<void>
}

/** Starts a PostgreSQL 15 cluster in a temporary folder, on its own port. */
export const startPostgresql15 = async (): Promise<Postgresql15> => {
  await install()
  const identity = await runAs()
  const data = await mkdtemp(join(tmpdir(), 'registre-pg15-'))
  await chmod(data, 0o755)
  if (identity.uid !== undefined) await chown(data, identity.uid, identity.gid ?? identity.uid)
  const cluster = join(data, 'pg')
  const password = await createCluster({ native, data, notices: [] }, cluster, { identity, durable: false })
  const port = await freePort()
  const url = `postgres://registre:${password}@127.0.0.1:${port}/postgres`
  await launch({ native, cluster, port, url, identity, durable: false })

  const secret = randomBytes(12).toString('hex')
  const administrator = new pg.Client({ connectionString: url })
  await administrator.connect()
  await administrator.query(`create role exploitant login password '${secret}'`)
  return {
    async database() {
      const name = `registre_${randomBytes(6).toString('hex')}`
      await administrator.query(`create database ${name} owner exploitant`)
      return `postgres://exploitant:${secret}@127.0.0.1:${port}/${name}`
    },
    async program(name, args) {
      return (await run(join(native, 'bin', name), args, { maxBuffer: 64 * 1024 * 1024 })).stdout
    },
    async stop() {
      await administrator.end()
      await stopPostmaster(cluster)
      await rm(data, { recursive: true, force: true })
    },
  }
}
