import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tests.ts'

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const isOurs = (path: string): boolean => !/(^|[/\\])(node_modules|dist|approved)([/\\]|$)/.test(path)
export const found = (glob: string): string[] =>
  globSync(glob, { cwd: root, exclude: (path) => !isOurs(path) }).map((path) => path.replaceAll('\\', '/'))

/** The comments of a source and the titles of its tests, each on one line. */
const comment = /\/\*[\s\S]*?\*\/|(?:^[ \t]*(?:\/\/|--)[^\n]*\n?)+|(?<=\S)[ \t]+\/\/[^\n]*/gm
const title = /(?:\b(?:test|describe|apart)[\w.]*|\]\))\(\s*(['"`])(.*?)\1/g
export const oneLine = (text: string): string => text.replaceAll(/\n\s*(?:\*|\/\/|--)?\s*/g, ' ')
const saidBy = (source: string): string[] => [
  ...Array.from(source.matchAll(comment), ([text]) => oneLine(text)),
  ...Array.from(source.matchAll(title), ([, , text = '']) => text),
]

/** The comments of each source and the titles of its tests. */
export const sources = found('{domain,contract,server,web,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css,sql}').map((path) => ({
  path,
  texts: saidBy(read(path)),
}))
