import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rowsNamed } from '../rows.mjs'
import { places, specificationRows } from './pages/specification.ts'
import { root, tests } from './files.ts'

const rows = specificationRows(readFileSync(join(root, 'docs', 'specification.md'), 'utf8'))

test('each row of the specification is there once, says something, and names the places where it shows', () => {
  expect(rows.length).toBeGreaterThan(800)
  expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))])
  const known: readonly string[] = [...places, '(n/a)']
  expect(rows.filter(({ sentence, places: seen }) => sentence.length < 10 || seen.some((place) => !known.includes(place)))).toEqual([])
})

test('a test names only rows that the specification has', () => {
  const ids = new Set(rows.map(({ id }) => id))
  const unknown = tests.flatMap((path) =>
    rowsNamed(readFileSync(join(root, path), 'utf8'))
      .filter((id) => !ids.has(id))
      .map((id) => `${path}: ${id}`),
  )
  expect(unknown).toEqual([])
})
