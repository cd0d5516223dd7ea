import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
/** Criteria of each of the thirteen themes of the RGAA 4.1. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

const rows = [
  ...readFileSync(join(root, 'docs', 'accessibility.md'), 'utf8').matchAll(/^\| (\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]*) ?\|$/gm),
].map(([, criterion = '', asks = '', state = '', how = '']) => ({ criterion, asks, state, how: how.trim() }))

describe('the grid of the RGAA (docs/accessibility.md, goal A2)', () => {
  test('holds the 106 criteria, each once', () => {
    const all = themes.flatMap((count, i) => Array.from({ length: count }, (_, n) => `${i + 1}.${n + 1}`))
    expect(all).toHaveLength(106)
    expect(rows.map(({ criterion }) => criterion)).toEqual(all)
  })

  test.each(rows)('$criterion, $asks: $state', ({ state, how }) => {
    expect(['proved', 'in part', 'to read', 'n/a']).toContain(state)
    // A criterion that holds names its proof; one that does not apply says why.
    if (state === 'proved') expect(how).toMatch(/axe|`[^`]+\.(test|e2e)\.tsx?`|`e2e\/support\//)
    if (state === 'n/a') expect(how).not.toBe('')
    for (const [, file = ''] of how.matchAll(/`([^`]+\.tsx?)`/g)) expect(existsSync(join(root, file)), file).toBe(true)
  })
})

test('no style sheet asks which way the screen is held (RGAA 13.9)', () => {
  const sheets = globSync(['web/src/**/*.css', 'node_modules/@codegouvfr/react-dsfr/dsfr/{core,scheme,component}/**/*.main.min.css'], {
    cwd: root,
  })
  expect(sheets.length).toBeGreaterThan(60)
  expect(sheets.filter((sheet) => /orientation:/.test(readFileSync(join(root, sheet), 'utf8')))).toEqual([])
})
