import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { patience } from '../../scripts/patience.ts'
import { ensureDatabase, openDatabase } from '../src/core/database.ts'
import { migrate } from '../src/core/migrate.ts'
import { startEmbedded } from '../src/core/postgres/embedded.ts'
import { loadReference } from '../src/core/reference/load.ts'
import { startJobs } from '../src/core/jobs.ts'

/** One real PostgreSQL per run, with one migrated template that holds the reference data. Each test file copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'registre-test-'))
  // Under root, PostgreSQL runs as another account, which must be able to traverse the folder.
  await chmod(folder, 0o755)
  const cluster = await startEmbedded(folder, { durable: false })
  const model = await ensureDatabase(cluster.url, 'modele')
  const db = openDatabase(model, 4, 60_000 * patience)
  await migrate(db)
  await loadReference(db)
  await db.destroy()
  await (await startJobs(model, () => {})).stop()
  project.provide('postgres', cluster.url)
  return async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
