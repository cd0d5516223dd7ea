import { describe, expect, test } from 'vitest'
import { callsPage } from './pages/calls.ts'
import { decisionsPage } from './pages/decisions.ts'
import { rulesPage } from './pages/rules.ts'
import { specificationPage } from './pages/specification.ts'
import { root, tests } from './files.ts'

describe('the pages made from the tables are current (`npx vitest run scripts/house -u` writes them again)', () => {
  test.each([
    ['calls', callsPage],
    ['rules', rulesPage],
    ['decisions/README', () => decisionsPage(root)],
    ['specification', () => specificationPage(root, tests)],
  ] as const)('docs/%s.md', async (name, written) => {
    await expect(written()).toMatchFileSnapshot(`../../docs/${name}.md`)
  })
})
