import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** The text of a file, by its path from the root. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const isOurs = (path: string): boolean => !/(^|[/\\])(node_modules|dist|approved)([/\\]|$)/.test(path)

/** Our files that a glob finds, from the root. */
export const found = (glob: string): string[] =>
  globSync(glob, { cwd: root, exclude: (path) => !isOurs(path) }).map((path) => path.replaceAll('\\', '/'))

/** Every file of tests. */
export const tests = found('{domain,contract,server,web,e2e,scripts}/**/*.{test,e2e}.ts')
