import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabaseUrl } from '../../../test/database.ts'
import { openDatabase } from '../../core/database.ts'
import { freePort } from '../../core/postgres/embedded.ts'
import { patience } from '../../../../scripts/patience.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Starts the server in demonstration mode until it writes `until`, then kills it unless it is ready. Returns its output. */
const startUntil = async (environment: Record<string, string>, until: string): Promise<string> => {
  const server = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], JOURNAL: 'silent', DEMONSTRATION: 'oui', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  const reached = new Promise<void>((resolve) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => {
        written += chunk.toString()
        if (written.includes(until)) resolve()
      })
  })
  const gone = once(server, 'exit')
  await Promise.race([reached, gone])
  server.kill('SIGKILL')
  await gone
  return written
}

test(
  'a first start killed anywhere leaves a demonstration that the next start completes, saying so',
  { timeout: 600_000 * patience },
  async () => {
    const [url, dataDir, port] = [await testDatabaseUrl(), await mkdtemp(join(tmpdir(), 'registre-interrupted-')), await freePort()]
    const environment = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: String(port), BASE_URL: `http://localhost:${port}` }
    const resumed = 'Le remplissage de la démonstration avait été interrompu : il reprend.'
    expect(await startUntil(environment, 'associations : ')).not.toContain(resumed)
    for (const step of ['rattachements, historiques et demandes…', 'requêtes et actes…', 'transferts…', 'Le registre est prêt'])
      expect(await startUntil(environment, step)).toContain(resumed)
    const db = openDatabase(url)
    const { rows } = await sql<{ associations: number; twice: number }>`
    select count(*)::int as associations,
           (select count(*)::int from (select cle from requete where cle is not null group by cle having count(*) > 1) as same) as twice
      from association`.execute(db)
    expect(rows[0]?.associations).toBeGreaterThanOrEqual(1990)
    expect(rows[0]?.associations).toBeLessThanOrEqual(2010)
    expect(rows[0]?.twice).toBe(0)
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  },
)
