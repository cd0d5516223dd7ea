import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../house/tests.ts'
import { isOfTests, recipes } from './recipes.ts'

const page = readFileSync(join(root, 'docs', 'adding.md'), 'utf8')

/** The paths in the first column of the table of a section. */
const listedUnder = (title: string): string[] => {
  const [, rest = ''] = page.split(`## ${title}`)
  const [section = ''] = rest.split('\n## ')
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path)
}

/** The page names no migration: the number of each is the next one. */
const anyMigration = (file: string): string => file.replace(/^(server\/migrations\/).*/, '$1*.sql')

test('there is a recipe for a field of a member and of an association, a document type, a filter, an act, a filing, a call and a setting', () => {
  expect(recipes).toHaveLength(8)
})

describe('docs/adding.md names the files that a recipe touches', () => {
  test.each(recipes)('$title', ({ title, files, like: [its = '', ours = ''] }) => {
    const touched = files.filter((file) => !isOfTests(file)).map((file) => anyMigration(its ? file.replace(its, ours) : file))
    expect(touched.toSorted()).toEqual(listedUnder(title).toSorted())
  })
})
