// `npm test`: every test, the real browser's included; the last line is the sum.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { browser } from './browser.mjs'
import { build, install, projectNode, root, runToEnd } from './prepare.mjs'

install()
build()
const node = projectNode()
const folder = mkdtempSync(join(tmpdir(), 'registre-tests-'))
const environment = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  FORCE_COLOR: process.env.CI ? '0' : (process.env.FORCE_COLOR ?? ''),
}
const report = (name) => {
  const path = join(folder, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** A runner that failed without counting a failure (a file that does not load, a crash) counts one. */
const counted = (code, passed, failed) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed })

const rules = async () => {
  const json = join(folder, 'vitest.json')
  const code = await runToEnd(
    node,
    [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${json}`],
    { env: environment },
  )
  const sums = report('vitest.json')
  return counted(code, sums?.numPassedTests ?? 0, sums?.numFailedTests ?? 0)
}

const journeys = async () => {
  const { path, help } = browser()
  if (!path) {
    console.error(`Aucun navigateur : les parcours n'ont pas pu être joués. Installez-en un : ${help}`)
    return { passed: 0, failed: 1 }
  }
  const code = await runToEnd(
    node,
    [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--config', join(root, 'e2e', 'playwright.config.ts')],
    {
      cwd: join(root, 'e2e'),
      env: { ...environment, CHROMIUM: path, PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'playwright.json') },
    },
  )
  const sums = report('playwright.json')?.stats
  return counted(code, (sums?.expected ?? 0) + (sums?.flaky ?? 0), sums?.unexpected ?? 0)
}

const only = process.argv[2]
const sums = []
if (only !== 'e2e') sums.push(await rules())
if (only !== 'rules') sums.push(await journeys())
rmSync(folder, { recursive: true, force: true })
const passed = sums.reduce((sum, one) => sum + one.passed, 0)
const failed = sums.reduce((sum, one) => sum + one.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
