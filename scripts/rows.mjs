// Which tests name a row of the specification: what `npm test` plays and what it leaves to `npm run proof` follows (decision 83).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/**
 * The rows that the titles of a source begin with, without our own goals: `[SHEET-12, SHEET-13, A3] what is shown`.
 * @param {string} source
 * @returns {string[]}
 */
export const rowsNamed = (source) =>
  [...source.matchAll(/\[([A-Z]+-?\d{1,3}(?:, [A-Z]+-?\d{1,3})*)\]/g)]
    .flatMap(([, ids = '']) => ids.split(', '))
    .filter((id) => /^[A-Z]+-\d{2,3}$/.test(id))

/** Journeys for `npm run proof` alone, by their titles: those that name no row, and those whose rows others name too, marked `@proof`. */
export const journeysOfTheProof = String.raw`^(?!.*\[[A-Z]+-\d)| @proof`

const serverTests = ['src', 'test']
  .flatMap((folder) => readdirSync(join(root, 'server', folder), { recursive: true }).map((path) => join('server', folder, path)))
  .filter((path) => path.endsWith('.test.ts') && !path.includes('.proof.'))
  .toSorted()
const namesARow = (path) => rowsNamed(readFileSync(join(root, path), 'utf8')).length > 0

/** The filters that `npm test` gives to vitest: every rule, and the server tests of which a title names a row. As filters, for `--exclude` is ignored by projects. */
export const testsOfTheRows = ['--project=!proof', 'domain/', 'contract/', 'web/', 'scripts/', ...serverTests.filter(namesARow)]

/** Files of server tests for `npm run proof` alone, from the root: no title of theirs names a row. */
export const serverTestsOfTheProof = serverTests.filter((path) => !namesARow(path))
