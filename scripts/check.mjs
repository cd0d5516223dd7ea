// `npm run check`: everything that needs no database and no browser. Stops at nothing, tells every failure. With `--report`, it only counts.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install, projectNode, root } from './prepare.mjs'

install()
const node = projectNode()
if (process.argv.includes('--report'))
  process.exit(spawnSync(node, [join(root, 'scripts', 'report.ts'), ...process.argv.slice(3)], { stdio: 'inherit' }).status ?? 1)
const bin = (...parts) => join(root, 'node_modules', ...parts)
const projects = ['domain', 'domain/tsconfig.test.json', 'contract', 'contract/tsconfig.test.json', 'server', 'web', 'e2e', 'bench']
// Lint that needs the types. Only Linux x64 has its binary; elsewhere CI plays it.
const types = bin('@oxlint-tsgolint', 'linux-x64', 'tsgolint')
const checks = [
  ...projects.map((project) => [`types ${project}`, [bin('typescript', 'bin', 'tsc'), '-p', project]]),
  ['lint', [bin('oxlint', 'bin', 'oxlint'), '--deny-warnings']],
  ...(existsSync(types)
    ? [['lint by types', [bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--config', '.oxlintrc.types.json', '--deny-warnings']]]
    : []),
  ['format', [bin('oxfmt', 'bin', 'oxfmt'), '--check']],
  [
    'rooms and order',
    [
      bin('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      'domain/src',
      'contract/src',
      'server/src',
      'web/src',
      'bench/src',
    ],
  ],
  ['dead code', [bin('knip', 'bin', 'knip.js')]],
]
let failed = 0
for (const [name, args] of checks) {
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, OXLINT_TSGOLINT_PATH: types },
  })
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  if (status === 0) continue
  failed += 1
  console.log(`${stdout}${stderr}`.trim())
}
process.exitCode = failed ? 1 : 0
