// The bugs of `npm run mutants`, as data: { id, file, before, after, kind, tests }.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'

const folder = join(root, 'scripts', 'mutants')

/**
 * The bugs whose id or kind begins with one of the words asked, or all, in the order of the files. Their `tests` are files, each with
 * ` > ` and a part of a title when one test is enough.
 */
export const mutants = (asked = []) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ id, kind }) => asked.length === 0 || asked.some((word) => id.startsWith(word) || kind.startsWith(word)))

/** A test as vitest takes it: its file, and what its full title holds. */
export const testOf = (named) => {
  const [file, ...title] = named.split(' > ')
  return { file, title: title.join(' ') }
}

/** Why a bug cannot be seeded as it is written, null when it can. */
export const faultOf = ({ id, file, before, after, kind, tests }) => {
  if (!id || !kind || !tests?.length || before === after) return `${id}: something is missing`
  const path = join(root, file)
  const found = existsSync(path) ? readFileSync(path, 'utf8').split(before).length - 1 : 0
  if (found !== 1) return `${id}: what it changes occurs ${found} times in ${file}`
  const lost = tests.find((named) => !existsSync(join(root, testOf(named).file)))
  return lost === undefined ? null : `${id}: no test ${lost}`
}
