import { found, read } from './files.ts'

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
