import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { ensureDatabase } from '../../src/core/database.ts'
import { type Embedded, startEmbedded } from '../../src/core/postgres/embedded.ts'
import { runInspectCommand } from './command.ts'
import { answersOf, close, filledRegister, questionsOn, replace, settledAnswers } from './register.ts'
import { patience } from '../../../scripts/patience.ts'

// The cold copy of docs/operations.md: the embedded PostgreSQL has no pg_dump.

const folder = await mkdtemp(join(tmpdir(), 'registre-copie-'))
// Under root, PostgreSQL runs as another account, which must be able to traverse the folder.
await chmod(folder, 0o755)
const started: Embedded[] = []
const embedded = async (dataDir: string): Promise<Embedded> => {
  const cluster = await startEmbedded(join(folder, dataDir, 'postgres'), { durable: false })
  started.push(cluster)
  return cluster
}
afterAll(async () => {
  await Promise.all(started.map(({ stop }) => stop()))
  await rm(folder, { recursive: true, force: true })
})

test(
  'a copy of the stopped folder, PostgreSQL included, answers every GET as before, and the check finds no difference',
  { timeout: 600_000 * patience },
  async () => {
    const first = await embedded('var')
    const world = await filledRegister(await ensureDatabase(first.url, 'registre'))
    const questions = await questionsOn(world)
    const before = await settledAnswers(world, questions)
    await close(world)
    await first.stop()
    await promisify(execFile)('cp', ['-a', join(folder, 'var'), join(folder, 'copie')])

    const copy = await embedded('copie')
    const url = await ensureDatabase(copy.url, 'registre')
    const office = await replace(world, url)
    expect(await answersOf(office.app, questions)).toEqual(before)
    expect(await runInspectCommand(url, office.settings.dataDir)).toMatchObject({
      code: 0,
      said: [expect.stringMatching(/ Écarts : 0\.$/)],
    })
    await close(office)
  },
)
