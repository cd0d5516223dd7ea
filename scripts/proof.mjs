// `npm run proof`: the full gates of shared/goals.md R1, R2 and R7 (reduced in `npm test`).
import { join } from 'node:path'
import { install, projectNode, root, runToEnd } from './prepare.mjs'

install()
const gates = { PROOF_KILLS: '60', PROOF_DOUBLES: '500', PROOF_CUTS: '200' }
process.exitCode = await runToEnd(
  projectNode(),
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'server', 'server/src/requetes/depot-'],
  { env: { ...gates, ...process.env } },
)
