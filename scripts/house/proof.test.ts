import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { rowsNamed, testsOfTheRows } from '../rows.mjs'
import { root, tests } from './files.ts'

/** A title that `npm run proof` alone plays. */
const ofTheProof = /\btest\((['"`])(?:(?!\1).)* @proof\1/g

const sources = tests.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
const titles = (source: string): string => [...source.matchAll(ofTheProof)].join('\n')
const inTheProof = sources.map(({ path, source }) => (path.includes('.proof.') ? source : titles(source)))
const played = new Set(
  sources
    .filter(({ path }) => !path.includes('.proof.'))
    .map(({ source }) => source.replaceAll(ofTheProof, ''))
    .flatMap(rowsNamed),
)

test('no row is proved by `npm run proof` alone: what `npm test` plays names it too (decision 83)', () => {
  const theirs = new Set(inTheProof.flatMap(rowsNamed))
  expect(theirs.size).toBeGreaterThan(50)
  expect([...theirs].filter((row) => !played.has(row))).toEqual([])
})

test('`npm test` plays every rule and, of the server, the files of which a title names a row', () => {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const listed = execFileSync(process.execPath, [vitest, 'list', '--filesOnly', '--json', ...testsOfTheRows], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = (JSON.parse(listed) as { file: string }[]).map(({ file }) => relative(root, file))
  const expected = sources
    .filter(({ path }) => !path.startsWith('e2e/') && !path.includes('.proof.'))
    .filter(({ path, source }) => !path.startsWith('server/') || rowsNamed(source).length > 0)
  expect(files.toSorted()).toEqual(expected.map(({ path }) => path).toSorted())
})
