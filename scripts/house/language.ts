import { posix } from 'node:path'
import english from 'an-array-of-english-words' with { type: 'json' }
import { found, read } from './files.ts'

const sources = found('{domain,contract,server,web,e2e,bench,scripts}/**/*.{ts,tsx}')

const glossary = read('docs/glossary.md')
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string): string[] => plain(text).match(/[a-z0-9]+/g) ?? []
/** The last paragraph under a title of the glossary. */
export const listed = (title: string): string[] =>
  wordsOf(glossary.split(`## ${title}\n`)[1]?.split('\n## ')[0]?.trim().split('\n\n').at(-1) ?? '')

export const terms = [...glossary.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, term = '']) => wordsOf(term))
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
export const strange = (name: string): boolean =>
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

/** Exported names and functions that break the rule, each with its file. */
export const strangeNames = (): string[] =>
  sources.flatMap((path) => declared(path).flatMap((name) => (strange(name) ? [`${name} in ${path}`] : [])))

/** Files whose name breaks the rule. */
export const strangeFiles = (): string[] => sources.filter((path) => strange(posix.basename(path).replace(/(\.[a-z0-9]+)+$/, '')))
