import { expect, test } from 'vitest'
import { readVersion } from './read-version.ts'
import version1 from './specimens/version-1.json' with { type: 'json' }

// One specimen per shape number ever stored. A specimen is never edited; a new number adds a file.

test.each(version1.map((stocke) => [stocke.informations.denomination, stocke] as const))(
  'a version stored under number 1 is read as it was written: %s',
  (_, stocke) => {
    expect(readVersion(stocke)).toEqual(stocke)
  },
)

test.each([
  ['a number never stored', { ...version1[0], schema: 99 }],
  ['a number that is none', { ...version1[0], schema: '1' }],
  ['something lost', { ...version1[0], documents: undefined }],
  ['something added', { ...version1[0], intrus: 1 }],
  ['no version at all', null],
])('%s is not read as a version', (_, stocke) => {
  expect(() => readVersion(stocke)).toThrow()
})
