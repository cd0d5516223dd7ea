import { join } from 'node:path'
import { ensureDatabase } from '../core/database.ts'
import { startEmbedded } from '../core/postgres/embedded.ts'
import type { Settings } from '../core/settings.ts'

/** Returns the database of an operator's command, whether the server runs or not. `end` stops what the command started. */
export const commandDatabase = async ({ DATABASE_URL, dataDir }: Settings): Promise<{ url: string; end: () => Promise<void> }> => {
  if (DATABASE_URL) return { url: DATABASE_URL, end: async () => {} }
  const embedded = await startEmbedded(join(dataDir, 'postgres'))
  return { url: await ensureDatabase(embedded.url, 'registre'), end: embedded.stop }
}
