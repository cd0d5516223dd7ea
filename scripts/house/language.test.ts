import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import english from 'an-array-of-english-words' with { type: 'json' }
import { expect, test } from 'vitest'

// Identifiers take French nouns of docs/glossary.md, and English for all else.

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const sources = ['domain', 'contract', 'server', 'web', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\/dist\//.test(path)),
)

const glossary = read('docs/glossary.md')
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string): string[] => plain(text).match(/[a-z0-9]+/g) ?? []
/** The last paragraph under a title of the glossary. */
const listed = (title: string): string[] =>
  wordsOf(glossary.split(`## ${title}\n`)[1]?.split('\n## ')[0]?.trim().split('\n\n').at(-1) ?? '')

const terms = [...glossary.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, term = '']) => wordsOf(term))
const accepted = new Set([
  ...english,
  ...terms.flatMap((term) => [term, `${term}s`, term.replace(/s$/, '')]),
  ...listed('French nouns that need no explanation').flatMap((noun) => [noun, `${noun}s`]),
  ...listed('Technical words'),
])
/** French words that are no nouns of the product, though an English dictionary holds them. */
const refused = new Set(listed('French words that look English'))

const parts = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[ _.-]+/)
    .map((part) => part.toLowerCase())
const strange = (name: string): boolean =>
  parts(name).some((part) => refused.has(part) || (part.length > 1 && !/^\d/.test(part) && !accepted.has(part)))

/** Exported names and functions. A call of the contract is named after its operation, which the wire keeps. */
const declared = (path: string): string[] => [
  ...[...read(path).matchAll(/^export (?:const|type|interface|class|enum|(?:async )?function) (\w+)\b(.*)/gm)]
    .filter(([, , rest = '']) => !(path.startsWith('contract/') && /^ = (?!z\.)\w+\(/.test(rest)))
    .map(([, name = '']) => name),
  ...[...read(path).matchAll(/\bconst (\w+) = (?:async )?(?:<[^>\n]*>)?\([^()]*(?:\([^()]*\)[^()]*)*\)(?:: [^=\n]+)? =>/g)].map(
    ([, name = '']) => name,
  ),
  ...[...read(path).matchAll(/^\s*(?:export )?(?:async )?function (\w+)/gm)].map(([, name = '']) => name),
]

test('the lists are read', () => {
  expect(terms.length).toBeGreaterThan(150)
  expect(listed('French nouns that need no explanation').length).toBeGreaterThan(100)
  expect(refused.size).toBeGreaterThan(100)
  expect(['lireDepot', 'avant', 'motsLus', 'verifierPage'].every(strange)).toBe(true)
  expect(['readDepot', 'before', 'readMots', 'checkPage'].some(strange)).toBe(false)
})

test('exported names and functions take French for nouns of the glossary only', () => {
  expect(
    sources.flatMap((path) =>
      declared(path)
        .filter(strange)
        .map((name) => `${name} in ${path}`),
    ),
  ).toEqual([])
})

test('names of files too', () => {
  expect(sources.filter((path) => strange(posix.basename(path).replace(/(\.[a-z0-9]+)+$/, '')))).toEqual([])
})
