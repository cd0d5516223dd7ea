import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'server/core/postgres/embedded'
import { startServer } from '../../server/test/real-server.ts'

/** Measures the server at this address. Without one, starts a server with these settings and stops it afterwards. */
export const measureAt = async (
  address: string | undefined,
  measure: (address: string) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> => {
  if (address !== undefined) return measure(address)
  const folder = await mkdtemp(join(tmpdir(), 'registre-bench-'))
  const port = await freePort()
  const own = `http://localhost:${port}`
  const server = await startServer({ PORT: String(port), BASE_URL: own, DATA_DIR: folder, ...settings })
  try {
    await measure(own)
  } finally {
    server.process.kill('SIGTERM')
    await server.gone
    await rm(folder, { recursive: true, force: true })
  }
}
