// The two runners of tests, as `npm test` and `npm run proof` call them: each answers what passed and what failed.
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { browser } from './browser.mjs'
import { projectNode, root, runToEnd } from './prepare.mjs'

const environment = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  // Servers and tests start in a third less time once their modules are compiled.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  FORCE_COLOR: process.env.CI ? '0' : (process.env.FORCE_COLOR ?? ''),
}

/** A runner that failed without counting a failure (a crash) counts one. `names`: the titles of what failed. */
const counted = (code, passed, failed, names) => ({
  passed,
  ...(code !== 0 && failed === 0 ? { failed: 1, names: [`a runner ended with code ${code}`] } : { failed, names }),
})

/** Reads vitest's report. A file that fails without a failed test, because it did not load or could not prepare, counts as a failure. */
export const countRules = (code, report) => {
  const files = (report?.testResults ?? []).filter(({ status }) => status === 'failed')
  const names = files.flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    return failed.length === 0 ? [`${name} did not run`] : failed.map(({ fullName }) => `${name} › ${fullName}`)
  })
  return counted(code, report?.numPassedTests ?? 0, names.length, names)
}

/** The journeys of a suite of Playwright's report that are not passed, each with its file. */
const failedIn = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected')).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failedIn),
]

/** Reads Playwright's report. A journey that needed a second try, or did not run, counts as a failure. */
export const countJourneys = (code, report) => {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {}
  return counted(code, expected, flaky + unexpected + skipped, (report?.suites ?? []).flatMap(failedIn))
}

/** Runs a program that leaves its report in a file, and reads it. */
const reported = async (play) => {
  const folder = mkdtempSync(join(tmpdir(), 'registre-tests-'))
  const path = join(folder, 'report.json')
  const code = await play(path)
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  rmSync(folder, { recursive: true, force: true })
  return { code, report }
}

/** Everything that needs no browser. Beside the journeys, its lines are printed once it is over, in one piece. */
export const rules = async (args, env = {}, beside = false) => {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const { code, report } = await reported(async (path) => {
    const output = `${path}.txt`
    // Errors in their place among the lines: one file, one hand.
    const lines = beside && openSync(output, 'w')
    const stdio = beside ? ['ignore', lines, lines] : 'inherit'
    const done = await runToEnd(
      projectNode(),
      [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`, ...args],
      { env: { ...environment, ...env }, stdio },
    )
    if (beside) process.stdout.write(readFileSync(output))
    return done
  })
  return countRules(code, report)
}

/** Journeys in the real browser. */
export const journeys = async (args, env = {}) => {
  const { path: chromium, help } = browser()
  if (!chromium) {
    console.error(`Aucun navigateur : les parcours n'ont pas pu être joués. Installez-en un : ${help}`)
    return { passed: 0, failed: 1, names: ['no browser'] }
  }
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const { code, report } = await reported((path) =>
    runToEnd(projectNode(), [playwright, 'test', ...args], {
      cwd: join(root, 'e2e'),
      env: { ...environment, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: path, ...env },
    }),
  )
  return countJourneys(code, report)
}

/** Prints the titles of what failed, for whoever reads only the end of a log, then the sum, alone on the last line; exits with 1 on a failure. */
export const tell = (sums) => {
  for (const name of sums.flatMap(({ names }) => names)) console.log(`failed: ${name}`)
  const passed = sums.reduce((sum, one) => sum + one.passed, 0)
  const failed = sums.reduce((sum, one) => sum + one.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
