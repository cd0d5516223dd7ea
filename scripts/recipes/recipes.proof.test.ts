import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { copyOfCheckout } from '../mutants/copy.mjs'
import { patience } from '../patience.ts'
import { recipes } from './recipes.ts'

// The recipes of docs/adding.md, made one after the other in a copy of the checkout: what they add is invented.

const copy = copyOfCheckout()
const bin = (...parts: string[]) => join(copy, 'node_modules', ...parts)

/** Some hundred tests are played in the copy, beside those of the proof. */
const limit = 900_000 * patience

/** The output of a command of the copy when it fails; empty when it succeeds. */
const complaint = (command: string, args: string[]): Promise<string> =>
  new Promise((answer) => {
    execFile(command, args, { cwd: copy, maxBuffer: 1e8 }, (error, stdout, stderr) => answer(error ? `${stdout}${stderr}` : ''))
  })

beforeAll(async () => {
  await complaint('git', ['init', '--quiet'])
})

test.each(recipes)('$title: its patch still applies', async ({ patch }) => {
  expect(await complaint('git', ['apply', '-C1', patch])).toBe('')
})

const projects = ['domain', 'domain/tsconfig.test.json', 'contract', 'contract/tsconfig.test.json', 'server', 'web', 'e2e']

test.each(projects)(
  'types are green: %s',
  async (project) => {
    expect(await complaint(process.execPath, [bin('typescript', 'bin', 'tsc'), '-p', project])).toBe('')
  },
  limit,
)

test(
  'what was added shows where it must, and nowhere else',
  async () => {
    const played = recipes.flatMap(({ files, plays }) => [...files.filter((file) => file.endsWith('.test.ts')), ...plays])
    expect(played.length).toBeGreaterThan(recipes.length)
    expect(await complaint(process.execPath, [bin('vitest', 'vitest.mjs'), 'run', '--reporter=dot', ...new Set(played)])).toBe('')
  },
  limit,
)
