// `npm run mutate -- <file or folder>… [--minutes 60]`: Stryker changes the sources, one expression at a time, in a copy of the checkout, and this
// tells the changes that no test notices. What is known of a file is kept in var/mutants and holds while it and the tests of its folder stay as
// they are, so that a run that was cut goes on. Exits with 1 under nine changes noticed of ten.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './prepare.mjs'
import { copyOfCheckout } from './mutants/copy.mjs'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string', default: '60' } } })
const end = Date.now() + Number(values.minutes) * 60_000

/** Sources with something to decide: neither tests, nor tables of French. */
const sources = positionals
  .flatMap((path) => (statSync(join(root, path)).isFile() ? [path] : globSync(`${path}/**/*.{ts,tsx}`, { cwd: root })))
  .filter((path) => !/\.test\.ts$|\.d\.ts$|\/(textes|examples)\/|\/exemples[^/]*\.ts$/.test(path))
  .toSorted()

/** A file with the tests beside it. */
const stateOf = (path) => {
  const hash = createHash('sha256').update(readFileSync(join(root, path)))
  for (const test of globSync(`${dirname(path)}/*.test.ts`, { cwd: root }).toSorted()) hash.update(readFileSync(join(root, test)))
  return hash.digest('hex')
}

const resultOf = (path) => join(root, 'var', 'mutants', `${path}.json`)
const known = (path) => {
  if (!existsSync(resultOf(path))) return null
  const result = JSON.parse(readFileSync(resultOf(path), 'utf8'))
  return result.state === stateOf(path) ? result : null
}

let copy
const play = (path) => {
  copy ??= copyOfCheckout()
  const report = join(copy, 'report.json')
  const config = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutants/vitest.ts' },
    mutate: [path],
    inPlace: true,
    concurrency: 1,
    coverageAnalysis: 'perTest',
    // A change of what a module makes as it loads would play every test again.
    ignoreStatic: true,
    dryRunTimeoutMinutes: 20,
    reporters: ['json'],
    jsonReporter: { fileName: 'report.json' },
    allowEmpty: true,
  }
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(config))
  const server = path.startsWith('server/')
  const env = { ...process.env, MUTATED_PROJECT: server ? 'server' : 'rules', MUTATED_TESTS: server ? `${dirname(path)}/**/*.test.ts` : '' }
  const { stdout, stderr } = spawnSync(process.execPath, [join(copy, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run'], {
    cwd: copy,
    env,
    encoding: 'utf8',
  })
  if (!existsSync(report)) throw new Error(`${path}: Stryker ended without a report.\n${stdout}${stderr}`)
  const { mutants, source } = JSON.parse(readFileSync(report, 'utf8')).files[path] ?? { mutants: [], source: '' }
  writeFileSync(report, '{"files":{}}')
  const counted = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))
  const unseen = counted
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ location: { start, end: to }, replacement }) => {
      const line = source.split('\n')[start.line - 1] ?? ''
      return `${path}:${start.line}  ${line.slice(start.column - 1, to.line === start.line ? to.column - 1 : undefined)}  →  ${replacement}`
    })
  const result = { state: stateOf(path), all: counted.length, unseen }
  mkdirSync(dirname(resultOf(path)), { recursive: true })
  writeFileSync(resultOf(path), JSON.stringify(result))
  return result
}

let [all, unseen, left] = [0, 0, 0]
for (const path of sources) {
  const result = known(path) ?? (Date.now() < end ? play(path) : null)
  if (!result) {
    left += 1
    continue
  }
  all += result.all
  unseen += result.unseen.length
  for (const line of result.unseen) console.log(line)
  if (result.all > 0) console.log(`${path}: ${result.all - result.unseen.length} of ${result.all}`)
}
if (left > 0) console.log(`${left} files are left: the same command goes on.`)
console.log(`${all - unseen} of ${all} changes noticed`)
process.exitCode = all > 0 && (all - unseen) / all < 0.9 ? 1 : 0
