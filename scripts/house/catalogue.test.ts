import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const rooms = ['contract/src', 'server/src', 'web/src']
const sources = rooms
  .flatMap((room) => readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
// Words for the operator at the terminal, and invented data: not what a reader of the site sees.
const exempt = /^server\/src\/(core\/settings|core\/postgres\/|app\/main|app\/administrateur|app\/seed\/)/

const withoutComments = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s\/\/ .*$/gm, '')
const literals = (source: string): string[] =>
  [...source.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)].map(([literal]) =>
    literal.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ''),
  )
const jsxTexts = (path: string, source: string): string[] =>
  path.endsWith('x') ? [...source.matchAll(/<[\w.]+(?:\s[^<>]*)?>([^<>{}]*\p{L}{3}[^<>{}]*)<\//gu)].map(([, text]) => text ?? '') : []

test('the rooms hold sources, or the test below would prove nothing', () => {
  expect(sources.length).toBeGreaterThan(50)
})

test.each(sources.filter((path) => !exempt.test(path)))('%s: no French text outside the catalogue of the domain', (path) => {
  const source = withoutComments(readFileSync(join(root, path), 'utf8'))
  expect(literals(source).filter((literal) => /[à-öø-ÿœÀ-ÖØ-ÞŒ«»]/.test(literal))).toEqual([])
  expect(jsxTexts(path, source).filter((text) => /\s/.test(text.trim()))).toEqual([])
})
