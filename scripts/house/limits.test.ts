import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, tests } from './files.ts'

/** `timeout: 5000`, `test.setTimeout(5000)`: a limit of time that does not follow the machine. */
const fixed = /\b(?:timeout: |\.setTimeout\()[\d_]+(?![^\n,]*\* patience)\b[^\n]*/g

test('every limit of time of a test is a multiple of the speed of the machine (docs/decisions/0119)', () => {
  const found = tests
    .filter((path) => !path.startsWith('scripts/house/'))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(fixed)].map(([limit]) => `${path}: ${limit}`))
  expect(found).toEqual([])
})
