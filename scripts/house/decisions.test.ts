import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decisionsOf } from './pages/decisions.ts'
import { root } from './files.ts'

const decisions = decisionsOf(join(root, 'docs', 'decisions'))
const named = decisions.flatMap(({ file, status }) => (status.match(/\d{4}/g) ?? []).map((number) => ({ file, status, number })))

test('a decision names in its status decisions that exist, and others than itself', () => {
  const known = new Set(decisions.map(({ file }) => file.slice(0, 4)))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ file, number }) => !known.has(number) || file.startsWith(number))).toEqual([])
})

test('what a decision supersedes says that it is superseded', () => {
  const supersedes = decisions.flatMap(({ file, status }) =>
    (/\b(?:supersedes|replaces) ([^;]*)/.exec(status)?.[1]?.match(/\d{4}/g) ?? []).map((old) => ({ file, old })),
  )
  expect(supersedes.length).toBeGreaterThan(1)
  const statusOf = (number: string) => decisions.find(({ file }) => file.startsWith(number))?.status
  expect(supersedes.filter(({ file, old }) => !statusOf(old)?.includes(`superseded by ${file.slice(0, 4)}`))).toEqual([])
})
