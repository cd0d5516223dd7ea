import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { patience } from '../../../../scripts/patience.ts'

const folder = await mkdtemp(join(tmpdir(), 'registre-arret-'))
// PostgreSQL runs as another account under root: it must traverse the folder.
await chmod(folder, 0o755)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('PostgreSQL asked to stop while a client is connected serves again, instead of waiting for the client', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const place = join(folder, 'donnees')
  const { url, stop } = await startEmbedded(place, { durable: false })
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => {})
  try {
    await pool.query('select 1')
    const before = (await pool.query('select pg_postmaster_start_time() as started')).rows
    process.kill(Number((await readFile(join(place, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGTERM')
    await vi.waitFor(async () => expect((await pool.query('select pg_postmaster_start_time() as started')).rows).not.toEqual(before), {
      timeout: 10_000 * patience,
      interval: 50,
    })
  } finally {
    await pool.end()
    await stop()
    vi.restoreAllMocks()
  }
})
