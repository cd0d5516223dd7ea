import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { copyOfCheckout } from '../mutants/copy.mjs'
import { recipes } from './recipes.ts'

// The recipes of docs/adding.md, made one after the other in a copy of the checkout: what they add is invented.

const copy = copyOfCheckout()
const bin = (...parts: string[]) => join(copy, 'node_modules', ...parts)

/** The output of a command of the copy when it fails; empty when it succeeds. */
const complaint = (command: string, args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', maxBuffer: 1e8 })
  return status === 0 ? '' : `${stdout}${stderr}`
}

beforeAll(() => {
  complaint('git', ['init', '--quiet'])
})

test.each(recipes)('$title: its patch still applies', ({ patch }) => {
  expect(complaint('git', ['apply', '-C1', patch])).toBe('')
})

const projects = ['domain', 'domain/tsconfig.test.json', 'contract', 'contract/tsconfig.test.json', 'server', 'web', 'e2e']

test.each(projects)('types are green: %s', (project) => {
  expect(complaint(process.execPath, [bin('typescript', 'bin', 'tsc'), '-p', project])).toBe('')
})

test('what was added shows where it must, and nowhere else', () => {
  const played = recipes.flatMap(({ files, plays }) => [...files.filter((file) => file.endsWith('.test.ts')), ...plays])
  expect(played.length).toBeGreaterThan(recipes.length)
  expect(complaint(process.execPath, [bin('vitest', 'vitest.mjs'), 'run', '--reporter=dot', ...new Set(played)])).toBe('')
})
