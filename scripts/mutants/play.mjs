// Runs inside the copy that scripts/mutants.mjs made: one vitest and one PostgreSQL for all the bugs, one run a bug.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { createVitest } from 'vitest/node'
import { browser } from '../browser.mjs'
import { build, projectNode, root } from '../prepare.mjs'
import { mutants, testOf } from './data.mjs'

const chosen = mutants(process.argv.slice(2))
const start = Date.now()
const minutes = () => `${((Date.now() - start) / 60_000).toFixed(1)} min`

/** A test has 30 seconds, but one that never gives way is not stopped by them: how long a run may last, and its end by force. */
const patience = 5 * 60_000
const forcing = 60_000
const within = (most, promise) => Promise.race([promise, delay(most, null, { ref: false })])

let vitest
// Watching, vitest plays by itself, beside ours, the tests of each file written here (`server.watch: null` does not prevent it).
const open = async () => {
  if (vitest) await within(forcing, vitest.close())
  vitest = await createVitest('test', { root, watch: false, isolate: true, reporters: [{}] })
  await vitest.standalone()
}
/** Ends the run under way with all that it runs in: the next has a vitest and a PostgreSQL of its own. */
const giveUpRun = async () => {
  // The first call asks, the second one does.
  void vitest.cancelCurrentRun('keyboard-input')
  await within(forcing, vitest.cancelCurrentRun('keyboard-input'))
  await open()
}
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The outcome of journeys, on the site built again. */
const walk = (tests) => {
  build()
  const titles = tests.map(({ title }) => escaped(title)).filter(Boolean)
  const { stdout } = spawnSync(
    projectNode(),
    [
      join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      ...tests.map(({ file }) => file.replace('e2e/', '')),
      ...(titles.length === tests.length ? ['-g', titles.join('|')] : []),
      '--retries=0',
      '--reporter=json',
    ],
    { cwd: join(root, 'e2e'), env: { ...process.env, CHROMIUM: browser().path ?? '' }, encoding: 'utf8', maxBuffer: 64e6 },
  )
  const { stats, errors } = JSON.parse(stdout.slice(stdout.indexOf('{')))
  return {
    passed: stats.expected,
    failed: stats.unexpected > 0 ? tests.map(({ file }) => file) : [],
    unrun: 0,
    broken: errors.map(({ message }) => message),
  }
}

/** Runs these tests; answers how many passed and the titles of those that failed, or what kept a file from loading. */
const run = async (tests) => {
  const journeys = tests.map(testOf).filter(({ file }) => file.startsWith('e2e/'))
  if (journeys.length > 0) return walk(journeys)
  const wanted = tests.map(testOf)
  const titled = wanted.every(({ title }) => title !== '')
  vitest.setGlobalTestNamePattern(titled ? wanted.map(({ title }) => escaped(title)).join('|') : /(?:)/)
  const files = new Set(wanted.map(({ file }) => join(root, file)))
  const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => files.has(moduleId))
  if (specifications.length !== files.size) throw new Error(`vitest does not know one of ${[...files].join(', ')}`)
  const played = await within(patience, vitest.runTestSpecifications(specifications))
  if (played === null) {
    await giveUpRun()
    return { passed: 0, failed: [], unrun: 0, broken: [`no end in ${patience / 60_000} minutes`] }
  }
  const modules = played.testModules.filter(({ moduleId }) => files.has(moduleId))
  const all = modules.flatMap(({ children }) => [...children.allTests()])
  return {
    passed: all.filter((test) => test.result().state === 'passed').length,
    failed: all.filter((test) => test.result().state === 'failed').map(({ fullName }) => fullName),
    unrun: all.filter((test) => test.result().state === 'pending').length,
    broken: modules.flatMap((module) => module.errors().map(({ message }) => message)),
  }
}

/** Without any bug the same tests pass: else a failure would prove nothing. */
const sane = async () => {
  const titles = Map.groupBy(
    chosen.flatMap(({ tests }) => tests),
    (named) => testOf(named).file,
  )
  for (const [file, named] of titles) {
    const whole = named.some((each) => testOf(each).title === '')
    const { passed, failed, broken } = await run(whole ? [file] : [...new Set(named)])
    if (failed.length > 0 || broken.length > 0 || passed === 0) {
      console.error(`Without any bug, ${file} does not pass: ${[...failed, ...broken].join(', ') || 'no such test'}`)
      return false
    }
  }
  return true
}

/** `killed`, `survives`, or `broken` and `not run` when the tests did not play: such a bug shows nothing. */
const seed = async ({ file, before, after, tests }) => {
  const path = join(root, file)
  const healthy = readFileSync(path, 'utf8')
  const renew = async (text) => {
    writeFileSync(path, text)
    // The database every test copies is made once a vitest, with the queues of its jobs.
    if (file.startsWith('server/migrations/') || file === 'server/src/core/jobs.ts') await open()
    else vitest.invalidateFile(path)
  }
  await renew(healthy.replace(before, () => after))
  try {
    const { passed, failed, unrun, broken } = await run(tests)
    if (failed.length > 0) return { fate: 'killed', by: failed[0] }
    if (broken.length > 0) return { fate: 'broken', by: broken[0] }
    return unrun > 0 || passed === 0 ? { fate: 'not run', by: '' } : { fate: 'survives', by: '' }
  } finally {
    await renew(healthy)
  }
}

let alive = 1
await open()
if (await sane()) {
  console.log(`The tests pass without any bug (${minutes()}).`)
  const left = []
  for (const mutant of chosen) {
    const { fate, by } = await seed(mutant)
    console.log(`${fate.padEnd(9)} ${mutant.kind.padEnd(18)} ${mutant.id.padEnd(40)} ${by.slice(0, 120)}`)
    if (fate !== 'killed') left.push(mutant)
  }
  for (const { id, file, tests } of left) console.log(`NOT KILLED ${id} (${file}), by ${tests.join(', ')}`)
  console.log(`${chosen.length} bugs seeded, ${chosen.length - left.length} killed, ${left.length} not (${minutes()})`)
  alive = left.length
}
await vitest.close()
process.exit(alive === 0 ? 0 : 1)
