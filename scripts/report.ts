// `npm run check -- --report`: counts that say how easy the repository is to read, beside those of 25 November 2026, before the work on it.
import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { strangeFiles, strangeNames } from './house/language.ts'
import { specificationRows } from './house/pages/specification.ts'
import { bothWays, edges, product } from './house/siblings.ts'
import { read, root, tests } from './house/files.ts'
import { sources } from './house/texts.ts'
import { rowsNamed } from './rows.mjs'

const comments = sources.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(({ texts }) => texts.filter((text) => /^\s*\/[/*]/.test(text)))
const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`
const openings = comments.filter((text) => /^\s*\/[/*]+\s*(?:What|Who|The same)\b/.test(text))

/** Documents that the project was once written beside. */
const outside = comments.filter((text) =>
  /shared\/|\b(?:threats|wording|screens|stack|peers)\.md|design\.md §|law\.md §|\bissue \d/.test(text),
)

const flat = (folder: string): number => readdirSync(join(root, folder), { withFileTypes: true }).filter((each) => each.isFile()).length
const importers = Map.groupBy(edges, ({ to }) => to)
const small = product.filter(
  (path) => read(path).split('\n').length <= 16 && new Set(importers.get(path)?.map(({ from }) => from)).size === 1,
)
const texts = product.filter((path) => /^domain\/src\/.*\/textes\//.test(path))
const strayTexts = product.filter((path) => /^domain\/src\/.*\/textes[\w-]*\.ts$/.test(path))

const decisions = readdirSync(join(root, 'docs', 'decisions')).filter((name) => /^\d{4}-/.test(name))

/** Rows that show on a screen, in a mail or in a PDF, and that a test of the rules or of the wire alone names. */
const shown = specificationRows(read('docs/specification.md')).filter(({ places }) =>
  places.some((place) => ['screen', 'mail', 'PDF'].includes(place)),
)
const named = Map.groupBy(
  tests.flatMap((path) => rowsNamed(read(path)).map((row) => ({ row, path }))),
  ({ row }) => row,
)
const seesIt = (path: string): boolean =>
  /^(e2e|web)\//.test(path) || /courriel|mail|pdf|approved|announce|feuille|site/.test(posix.basename(path))
const unseen = shown.filter(({ id }) => !(named.get(id) ?? []).some(({ path }) => seesIt(path)))

console.table([
  { count: 'comments that cite a document outside the repository', before: 1568, now: outside.length },
  { count: 'comments that open with « What », « Who » or « The same »', before: '15.5 %', now: share(openings.length, comments.length) },
  { count: 'names and functions that break the rule of language', before: 747, now: strangeNames().length },
  { count: 'files whose name breaks it', before: '', now: strangeFiles().length },
  { count: 'pairs of sibling folders that import each other', before: 20, now: bothWays().length / 2 },
  { count: 'files directly in web/src/suivi', before: 58, now: flat('web/src/suivi') },
  { count: 'files directly in domain/src/requetes', before: 112, now: flat('domain/src/requetes') },
  { count: 'files of texts in `textes/`', before: 0, now: texts.length },
  { count: 'files of texts beside rules', before: '', now: strayTexts.length },
  { count: 'files of fifteen lines or fewer with one importer', before: 99, now: small.length },
  { count: 'decisions', before: 123, now: decisions.length },
  { count: 'rows seen by a user that no test of a screen, mail or PDF names', before: 201, now: unseen.length },
])
if (process.argv.includes('--list')) console.log([...small, ...unseen.map(({ id }) => id)].join('\n'))
