import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// Rules on folders and files that no other tool checks (docs/decisions/0026).

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules') && !path.includes('/dist/'))
const isTest = (path: string): boolean => /\.(test|e2e)\.ts$/.test(path)
const rooms = ['domain/src', 'contract/src', 'server/src', 'web/src', 'bench/src']
const sources = rooms.flatMap(filesOf).filter((path) => !isTest(path))
const server = sources.filter((path) => path.startsWith('server/src/'))
const capabilityOf = (path: string): string => path.split('/')[2] ?? ''

describe('a table is written only by the capability that declares it', () => {
  const owners = new Map(
    server.flatMap((path) => {
      const [, body = ''] = /interface Database \{([\s\S]*?)\n {2}\}/.exec(read(path)) ?? []
      return [...body.matchAll(/^ {4}(\w+): /gm)].map(([, table = '']) => [table, capabilityOf(path)] as const)
    }),
  )
  const writings = server.flatMap((path) =>
    [...read(path).matchAll(/\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g)].map(([, table = '']) => ({ path, table })),
  )

  test('tables and writings are found', () => {
    expect(owners.size).toBeGreaterThan(25)
    expect(new Set(writings.map(({ table }) => table)).size).toBeGreaterThan(25)
  })
  test.each([...new Set(writings.map(({ table }) => table))])('%s', (table) => {
    const elsewhere = writings.filter((each) => each.table === table && capabilityOf(each.path) !== owners.get(table))
    expect(elsewhere).toEqual([])
  })
})

test('a file that serves calls holds no query: it reads, decides and writes through functions that have a name', () => {
  const querying = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/
  const serving = server.filter((path) => /\bdoor\.serve\(/.test(read(path)))
  expect(serving.length).toBeGreaterThan(15)
  expect(serving.filter((path) => querying.test(read(path)))).toEqual([])
})

describe('one file, one notion', () => {
  const linesOf = (path: string): number => read(path).split('\n').length - 1
  const tooLong = (paths: string[], most: number) => paths.flatMap((path) => (linesOf(path) > most ? [`${path}: ${linesOf(path)}`] : []))
  /** Lists of facts, not of thoughts. */
  const data = /\/donnees\/|\/vocabulaire\.ts$/
  /** The assembly of the whole, and the one library that wants all its settings in one object. */
  const whole = ['server/src/app/app.ts', 'server/src/compte/oauth2/provider.ts']

  test('a component has at most 120 lines', () => {
    expect(
      tooLong(
        sources.filter((path) => path.endsWith('.tsx')),
        120,
      ),
    ).toEqual([])
  })
  test('a source has at most 180', () => {
    expect(
      tooLong(
        sources.filter((path) => !data.test(path) && !whole.includes(path)),
        180,
      ),
    ).toEqual([])
  })
  test('half of the sources have between 20 and 60, or less', () => {
    const lengths = sources.map(linesOf).toSorted((a, b) => a - b)
    const median = lengths[Math.floor(lengths.length / 2)] ?? 0
    expect(median).toBeGreaterThanOrEqual(20)
    expect(median).toBeLessThanOrEqual(60)
  })
  test('a test has at most 420', () => {
    const tests = ['domain/src', 'contract/src', 'server', 'web/src', 'e2e'].flatMap(filesOf).filter(isTest)
    expect(tooLong(tests, 420)).toEqual([])
  })
})

describe('docs/adding.md is true', () => {
  const naming = (word: string) =>
    sources.filter((path) => new RegExp(`\\b${word}\\b`).test(read(path)) && !/\/(?:examples|seed)\//.test(path))

  test('an act that asks nothing and makes nothing beside is named by four files', () => {
    const its = ['actes/actes.ts', 'actes/restitution.ts', 'demarches/procedures.ts', 'textes/actes.ts']
    expect(naming('RESTITUTION').toSorted()).toEqual(its.map((path) => `domain/src/requetes/${path}`))
  })
  test('a field of the association that only says something is named by eight files', () => {
    const its = ['champs-association', 'formes', 'informations', 'textes/formulaire'].map((name) => `domain/src/association/${name}.ts`)
    const form = ['AssociationFields.tsx', 'lignes-association.ts', 'saisie-association.ts']
    expect(naming('adresseSite').toSorted()).toEqual([
      ...its,
      'domain/src/requetes/depot/sous-types-modification.ts',
      ...form.map((name) => `web/src/requetes/parties/association/${name}`),
    ])
  })
  test('every file it names exists', () => {
    const named = [...read('docs/adding.md').matchAll(/`((?:domain|contract|server|web|e2e|scripts|docs)\/[\w./-]+\.\w+)`/g)].map(
      ([, path = '']) => path,
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

test('one exported name is one notion, in every room (docs/glossary.md)', () => {
  const names = sources
    // A component may be called after what it shows.
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [
      ...new Set([...read(path).matchAll(/^export (?:type|interface|const|class) ([A-Z]\w+)/gm)].map(([, name = '']) => `${name} ${path}`)),
    ])
  const byName = Map.groupBy(names, (each) => each.split(' ')[0] ?? '')
  expect([...byName.values()].filter((each) => each.length > 1)).toEqual([])
})
