import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname

/** A worked example of a section of docs/adding.md: a patch that adds an invented thing. */
export interface Recipe {
  /** Absolute path of its patch. */
  patch: string
  /** Title of its section. */
  title: string
  /** Files that it adds or changes, from the root. */
  files: string[]
  /** A word of its files, and the word of the product's own that docs/adding.md names in their place. */
  like: readonly string[]
  /** Existing tests that it must leave green, from the root. */
  plays: string[]
}

const header = (patch: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(patch)?.[1] ?? ''

export const recipes: Recipe[] = readdirSync(folder)
  .filter((name) => name.endsWith('.patch'))
  .map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return {
      patch: join(folder, name),
      title: header(text, 'Recipe'),
      files: [...text.matchAll(/^diff --git a\/(\S+) b\//gm)].map(([, file = '']) => file),
      like: header(text, 'Like').split(' '),
      plays: header(text, 'Plays').split(' ').filter(Boolean),
    }
  })

/** Tests, and what only tests read. */
export const isOfTests = (file: string): boolean => /\.test\.ts$|\/approved\/|\/examples\/|^(server\/test|e2e)\//.test(file)
