import { describe, expect, test } from 'vitest'
import { read } from '../house/files.ts'
import { isOfTests, recipes } from './recipes.ts'

const page = read('docs/adding.md')

/** The paths in the first column of the table of a section. */
const listedUnder = (title: string): string[] => {
  const [, rest = ''] = page.split(`## ${title}`)
  const [section = ''] = rest.split('\n## ')
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path)
}

/** The page names no migration: the number of each is the next one. */
const anyMigration = (file: string): string => file.replace(/^(server\/migrations\/).*/, '$1*.sql')

test('each kind of addition has a recipe', () => {
  const kinds = recipes.map(({ title }) => title.replace(/:.*/, ''))
  expect(kinds.toSorted()).toEqual([
    'A call',
    'A document type',
    'A field of a member',
    'A field of the association',
    'A filing',
    'A filter of a list',
    'A setting',
    'An act of the court',
  ])
})

describe('docs/adding.md names the files that a recipe touches', () => {
  test.each(recipes)('$title', ({ title, files, like: [its = '', ours = ''] }) => {
    const touched = files.filter((file) => !isOfTests(file)).map((file) => anyMigration(its ? file.replace(its, ours) : file))
    expect(touched.toSorted()).toEqual(listedUnder(title).toSorted())
  })
})
