import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

// dependency-cruiser refuses cycles of files. Its cycles of folders count a parent with its children, so this test reads the siblings itself.

const root = join(import.meta.dirname, '..', '..')
const packages = ['domain', 'contract', 'server', 'web']
const sources = packages.flatMap((name) =>
  readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `${name}/src/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|\.d\.ts$/.test(path)),
)

/** The path from the root that an import names, without its extension for a package's own name; null for a library. */
const targetOf = (from: string, named: string): string | null => {
  if (named.startsWith('.')) return posix.join(posix.dirname(from), named)
  const [name = '', ...rest] = named.split('/')
  return packages.includes(name) ? [name, 'src', ...rest].join('/') : null
}

/** The two folders, of one parent, that hold a file and what it imports; null when one holds the other. */
const siblingsOf = (from: string, to: string): [string, string] | null => {
  const [a, b] = [posix.dirname(from).split('/'), posix.dirname(to).split('/')]
  const apart = a.findIndex((part, index) => part !== b[index])
  if (apart < 2 || apart >= b.length) return null
  return [a.slice(0, apart + 1).join('/'), b.slice(0, apart + 1).join('/')]
}

const imports = sources.flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/(?:from|import) '([^']+)'|import\('([^']+)'\)/g)].flatMap(([, named, lazy]) => {
    const to = targetOf(path, named ?? lazy ?? '')
    const siblings = to && siblingsOf(path, to)
    return siblings ? [siblings.join(' imports ')] : []
  }),
)

test('no two folders of one parent import each other', () => {
  const known = new Set(imports)
  expect(known.size).toBeGreaterThan(100)
  const back = (line: string) => line.split(' imports ').toReversed().join(' imports ')
  expect([...known].filter((line) => known.has(back(line)))).toEqual([])
})
