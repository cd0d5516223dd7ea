import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startServer } from '../../test/real-server.ts'
import { freePort } from '../core/postgres/embedded.ts'

const dev = fileURLToPath(new URL('../../../scripts/dev.mjs', import.meta.url))

test('`npm run dev` serves the pages of Vite and the calls of the server on one address, and leaves no process behind', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'registre-dev-'))
  // PostgreSQL runs as another account under root: it must traverse the folder.
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const address = `http://localhost:${port}`
  const { process, gone } = await startServer({ PORT: String(port), DATA_DIR: dataDir }, address, dev)
  expect(await (await fetch(address)).text()).toContain('/@vite/client')
  const { status, headers } = await fetch(`${address}/login`, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([303, '/startlogin'])
  process.kill('SIGTERM')
  await gone
  await expect(fetch(address)).rejects.toThrow('fetch failed')
  expect(existsSync(join(dataDir, 'postgres', 'pg', 'postmaster.pid'))).toBe(false)
  await rm(dataDir, { recursive: true })
})
