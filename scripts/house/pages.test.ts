import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { callsPage } from './pages/calls.ts'
import { conformityPage } from './pages/conformity.ts'
import { rulesPage } from './pages/rules.ts'

const root = join(import.meta.dirname, '..', '..')
const tests = ['domain', 'contract', 'server', 'web', 'e2e', 'scripts']
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path.replaceAll('\\', '/')}`),
  )
  .filter((path) => /\.(test|e2e)\.ts$/.test(path) && !path.includes('node_modules'))

describe('the pages made from the tables are current (`npx vitest run scripts/house -u` writes them again)', () => {
  test.each([
    ['calls', callsPage],
    ['rules', rulesPage],
    ['conformity', () => conformityPage(root, tests)],
  ] as const)('docs/%s.md', async (name, written) => {
    await expect(written()).toMatchFileSnapshot(`../../docs/${name}.md`)
  })
})
