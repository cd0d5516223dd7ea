// `npm run proof`: the full gates of shared/goals.md R1, R2, R3, R7 and S11 (reduced in `npm test`).
import { join } from 'node:path'
import { build, install, projectNode, root, runToEnd } from './prepare.mjs'

install()
// What is read while the database is away is painted by the site's own build.
build()
const gates = { PROOF_KILLS: '60', PROOF_DOUBLES: '500', PROOF_CUTS: '200', PROOF_PANNES: '5', PROOF_FUZZ: '10000', PROOF_VALUES: 'all' }
process.exitCode = await runToEnd(
  projectNode(),
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project',
    'server',
    'server/src/requetes/depot/',
    'server/test/wire/fuzz',
    'server/test/wire/wrong-values',
  ],
  { env: { ...gates, ...process.env } },
)
